export * from './document/game-figures.ts';
export * from './document/letter-look.ts';
export * from './document/rules-line.ts';
export * from './document/strategy-csv.ts';
export * from './document/strategy-svg.ts';
export * from './solution.ts';
export * from './solvable.ts';
