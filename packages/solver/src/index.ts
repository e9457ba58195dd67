export * from './solution.ts';
export * from './solvable.ts';
