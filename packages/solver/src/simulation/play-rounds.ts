import { RANKS, type Rank } from '@upcard/core';
import type { CompiledGame } from './compile-game.ts';
import { newDeck } from './deck.ts';
import { playRound } from './play-round.ts';

/** What rounds came to, exact and in whole numbers: nets in tenths of an initial wager. */
export interface SimulationSums {
  readonly rounds: number;
  readonly net: number;
  /** Sum of the squares of the nets. */
  readonly squares: number;
}

/** No rounds. */
export const NO_ROUNDS: SimulationSums = { rounds: 0, net: 0, squares: 0 };

/**
 * Rounds are played in chunks of this many, each with its own cards. Which thread plays a chunk, and when, changes nothing.
 */
export const CHUNK_ROUNDS = 65_536;

/** Two lots of rounds together. */
export function mergeSums(a: SimulationSums, b: SimulationSums): SimulationSums {
  return { rounds: a.rounds + b.rounds, net: a.net + b.net, squares: a.squares + b.squares };
}

/** A seed, a whole number from 0 to 2^53 - 1, and which of its chunks, from 0. */
export interface ChunkSeed {
  readonly seed: number;
  readonly chunk: number;
}

/** Plays rounds of one chunk, at most `CHUNK_ROUNDS`, from a new mix. */
export function playChunk(game: CompiledGame, { seed, chunk }: ChunkSeed, rounds: number): SimulationSums {
  const deck = newDeck(game, seed, chunk);
  let net = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const won = playRound(game, deck);
    net += won;
    squares += won * won;
  }
  return { rounds, net, squares };
}

/** How many chunks so many rounds are, and how many rounds are in each. */
export function chunksOf(rounds: number): { chunks: number; roundsIn: (chunk: number) => number } {
  return {
    chunks: Math.ceil(rounds / CHUNK_ROUNDS),
    roundsIn: (chunk) => Math.min(CHUNK_ROUNDS, rounds - chunk * CHUNK_ROUNDS),
  };
}

/** Plays so many rounds in this thread. `onProgress` hears of the rounds played so far after every chunk. */
export function playRounds(
  game: CompiledGame,
  { seed, rounds }: { seed: number; rounds: number },
  onProgress: (rounds: number) => void = () => {},
): SimulationSums {
  const { chunks, roundsIn } = chunksOf(rounds);
  let sums = NO_ROUNDS;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    sums = mergeSums(sums, playChunk(game, { seed, chunk }, roundsIn(chunk)));
    onProgress(sums.rounds);
  }
  return sums;
}

/** One round: its cards in the order in which they were drawn, and the net in tenths of an initial wager. */
export interface RoundRecord {
  readonly cards: readonly Rank[];
  readonly net: number;
}

/** The rounds that `playRounds` plays, one by one. */
export function* recordRounds(
  game: CompiledGame,
  { seed, rounds }: { seed: number; rounds: number },
): Generator<RoundRecord> {
  const { chunks, roundsIn } = chunksOf(rounds);
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const deck = newDeck(game, seed, chunk);
    for (let round = 0; round < roundsIn(chunk); round += 1) {
      const net = playRound(game, deck);
      const cards = Array.from(deck.row.subarray(deck.begun, deck.dealt), (rank) => RANKS[rank] ?? 'A');
      yield { cards, net };
    }
  }
}
