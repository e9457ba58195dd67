export * from './card-source.ts';
export * from './command-answer.ts';
export * from './memory-store.ts';
export * from './outbox.ts';
export type { Policy } from './policy.ts';
export * from './ports.ts';
export * from './stepped-clock.ts';
export * from './table-host.ts';
export * from './table-host-deps.ts';
