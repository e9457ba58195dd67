export * from './command.ts';
export * from './game-rules.ts';
export * from './message.ts';
export * from './refusal-text.ts';
export * from './scenario.ts';
export * from './version.ts';
