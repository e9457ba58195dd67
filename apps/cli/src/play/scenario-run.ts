import type { Person } from '@upcard/tables';

/** A refused step of a scenario; `step` counts from 0. */
export interface RefusedStep {
  readonly step: number;
  readonly code: string;
}

/** Why a run ended before its last step. */
export interface RunError {
  readonly step: number;
  readonly code: 'cards-ran-out';
}

/** The person that a name of a scenario stands for. The same name is the same person. */
export function personNamed(name: string): Person {
  return { id: name, name, avatar: 'fox' };
}
