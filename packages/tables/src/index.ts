export type { HouseCommand } from './house/command.ts';
export type { HouseEvent } from './house/event.ts';
export { HOUSE_RULES } from './house/rules-text.ts';
export * from './house/state.ts';
export { HOUSE_TABLE } from './house/table.ts';
export * from './house/view.ts';
export * from './rules-page.ts';
export * from './settings.ts';
export * from './table.ts';
