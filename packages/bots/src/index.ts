export * from './european.ts';
export type * from './play/public-hand.ts';
