export * from './house/command.ts';
export * from './house/event.ts';
export * from './house/state.ts';
export * from './house/view.ts';
export * from './settings.ts';
export * from './table.ts';
