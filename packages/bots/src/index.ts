export * from './european.ts';
export type * from './play/public-hand.ts';
export * from './standard/standard-policies.ts';
