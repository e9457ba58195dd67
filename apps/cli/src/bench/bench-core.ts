import { randomInt } from 'node:crypto';
import {
  type Account,
  beginRound,
  decideRound,
  emptyLedger,
  evolveRound,
  fullDecks,
  type Game,
  HOUSE,
  handTotal,
  money,
  post,
  type RoundCommand,
  roundAwaiting,
  shuffled,
  type Transfer,
} from '@upcard/core';
import { cpuMs, round } from './figures.ts';

/** How fast the rules core plays whole House rounds of four spots, events and all, in one thread. */
export interface CoreFigures {
  readonly rounds: number;
  readonly roundsPerSecond: number;
  readonly cpuMs: number;
}

const SPOTS = [1, 2, 3, 4];
const WAGER = money(100);

const purseOf = (id: number): Account => `purse:${id}`;

function openGame(): Game {
  const stakes = SPOTS.map((id) => ({ id, purse: purseOf(id), wager: WAGER }));
  const placed = stakes.map(({ id, purse }): Transfer => ({ from: purse, to: `bet:${id}`, amount: WAGER }));
  return {
    round: beginRound({ rules: HOUSE, payers: ['mint'], stakes, givenUp: [] }),
    ledger: post(emptyLedger(true), placed),
  };
}

/** Hits below 17: enough of a strategy to walk through every part of a round. */
function answer(game: Game, draw: () => RoundCommand): RoundCommand | null {
  const awaiting = roundAwaiting(game);
  if (awaiting.kind === 'card') return draw();
  if (awaiting.kind !== 'action') return null;
  const hand = game.round.spots.find(({ id }) => id === awaiting.at.spot)?.hands[awaiting.at.hand];
  const { total } = handTotal((hand?.cards ?? []).map(({ card }) => card));
  return { type: 'act', action: total < 17 ? 'hit' : 'stand' };
}

function playOne(draw: () => RoundCommand): void {
  let game = openGame();
  for (let command = answer(game, draw); command; command = answer(game, draw)) {
    const decision = decideRound(game, command);
    if (!decision.ok) throw new Error(`refused: ${decision.refusal}`);
    game = decision.events.reduce(evolveRound, game);
  }
}

/** Plays rounds for so many seconds and counts them. */
export function benchCore(seconds: number): CoreFigures {
  const shoe = shuffled(fullDecks(8), randomInt);
  let drawn = 0;
  const draw = (): RoundCommand => {
    drawn = (drawn + 1) % shoe.length;
    return { type: 'card', card: shoe[drawn] ?? 'AS' };
  };
  for (let warmUp = 0; warmUp < 500; warmUp += 1) playOne(draw);
  const cpu = cpuMs();
  const start = performance.now();
  const end = start + seconds * 1_000;
  let rounds = 0;
  for (; performance.now() < end; rounds += 1) playOne(draw);
  const elapsed = performance.now() - start;
  return { rounds, roundsPerSecond: Math.round((rounds * 1_000) / elapsed), cpuMs: round(cpuMs() - cpu) };
}
