import { costOf } from './call-cost.ts';
import { SOLVER_CALLS } from './solver-calls.ts';

// A process of its own: the modules are loaded, what they set up while loading is there, and no code has run yet.
const call = Object.entries(SOLVER_CALLS).find(([name]) => name === process.argv[2])?.[1];
if (!call) throw new Error(`there is no call ${process.argv[2]}`);
console.log(JSON.stringify(costOf(call)));
