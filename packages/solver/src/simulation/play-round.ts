import { DOUBLE, DOUBLED, DRAWING, HIT, NATURAL, RANK_BITS, SPLIT } from './codes.ts';
import type { CompiledGame } from './compile-game.ts';
import type { DealerTable } from './dealer-table.ts';
import { type Deck, draw, openRound } from './deck.ts';

/** Plays the dealer's hand out and returns what it came to. */
function playDealer({ next }: DealerTable, deck: Deck, begun: number): number {
  let code = begun;
  while (code >= DRAWING) code = next[(code << RANK_BITS) | draw(deck)] ?? 0;
  return code;
}

/** The hands that a pair was split into. */
interface SplitSpot {
  readonly game: CompiledGame;
  readonly deck: Deck;
  readonly up: number;
  /** States of the hands whose turn is still to come, the next one last. */
  readonly waiting: number[];
  /** What the hands before came to. */
  readonly finishes: number[];
}

function hit({ game: { next }, deck }: SplitSpot, state: number): number {
  return next[(state << RANK_BITS) | draw(deck)] ?? 0;
}

/** Makes two hands of a pair: returns the first one's state and lets the other wait. */
function split(spot: SplitSpot, pair: number): number {
  const { splitFirst, splitSecond, splitCardsAtOnce } = spot.game;
  const first = hit(spot, splitFirst[pair] ?? 0);
  const second = splitSecond[pair] ?? 0;
  spot.waiting.push(splitCardsAtOnce ? hit(spot, second) : second);
  return first;
}

/** Plays one hand and returns what it came to. */
function playHand(spot: SplitSpot, begun: number): number {
  const { game, up, waiting, finishes } = spot;
  let state = begun;
  while (true) {
    const step = game.stepsOf[finishes.length + waiting.length + 1]?.[(state << RANK_BITS) | up] ?? 0;
    if (step === HIT) state = hit(spot, state);
    else if (step === SPLIT) state = split(spot, state);
    else return step === DOUBLE ? DOUBLED + (game.finish[hit(spot, state)] ?? 0) : step;
  }
}

/** Plays a pair that is split, and the dealer, and returns the net. `dealt` is the up-card × `ROW` + the hole card. */
function playSplit(game: CompiledGame, deck: Deck, { pair, dealt }: { pair: number; dealt: number }): number {
  const { dealers, splitCardsAtOnce, payoffs } = game;
  const finishes: number[] = [];
  const spot: SplitSpot = { game, deck, up: dealt >> RANK_BITS, waiting: [], finishes };
  finishes.push(playHand(spot, pair));
  for (let state = spot.waiting.pop(); state !== undefined; state = spot.waiting.pop()) {
    finishes.push(playHand(spot, splitCardsAtOnce ? state : hit(spot, state)));
  }
  const dealer = dealers.againstAll(finishes);
  const begun = dealer.start[dealt] ?? 0;
  const end = finishes.some((finish) => dealers.wanted[finish] === 1) ? playDealer(dealer, deck, begun) : begun;
  const column = end < DRAWING ? end : 0;
  return finishes.reduce((net, finish) => net + (payoffs[finish * DRAWING + column] ?? 0), 0);
}

/** Deals and plays one round and returns what it won, in `UNITS_PER_WAGER`. */
export function playRound(game: CompiledGame, deck: Deck): number {
  openRound(deck);
  const { next, stepsOf, finish, payoffs, dealers } = game;
  const steps = stepsOf[1] ?? next;
  const first = draw(deck);
  const up = draw(deck);
  let state = game.start[(first << RANK_BITS) | draw(deck)] ?? 0;
  const dealt = (up << RANK_BITS) | draw(deck);
  let step = steps[(state << RANK_BITS) | up] ?? 0;
  if (game.peek && dealers.against[0]?.start[dealt] === NATURAL) {
    return payoffs[(finish[state] ?? 0) * DRAWING + NATURAL] ?? 0;
  }
  while (step === HIT) {
    state = next[(state << RANK_BITS) | draw(deck)] ?? 0;
    step = steps[(state << RANK_BITS) | up] ?? 0;
  }
  if (step === SPLIT) return playSplit(game, deck, { pair: state, dealt });
  if (step === DOUBLE) step = DOUBLED + (finish[next[(state << RANK_BITS) | draw(deck)] ?? 0] ?? 0);
  const dealer = dealers.against[step];
  let end = dealer?.start[dealt] ?? 0;
  if (dealer && dealers.wanted[step] === 1) end = playDealer(dealer, deck, end);
  return payoffs[step * DRAWING + (end < DRAWING ? end : 0)] ?? 0;
}
