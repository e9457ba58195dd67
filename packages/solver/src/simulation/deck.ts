import { RANKS } from '@upcard/core';
import { fillWords, type RandomState, randomState } from './random-words.ts';

/** More cards than any round of one spot takes: four hands and a dealer's of Aces only. */
const MOST_CARDS = 128;
const WORDS = 2_048;

/** A word gives an index below n < 512 as the upper part of its leading 22 bits times n: a product of 31 bits. */
const INDEX_BITS = 22;
const LOW = 2 ** INDEX_BITS - 1;

/** Where cards come from, one rank after another: a shoe that is mixed while it is dealt, or independent draws. */
export interface Deck {
  /** The shoe, its first `dealt` cards mixed and out; or the cards of the round that were drawn. */
  readonly row: Uint8Array;
  /** Cards in the shoe; 0 for independent draws. */
  readonly size: number;
  /** With fewer cards left than this, the next round is dealt from a new mix. */
  readonly reshuffleBelow: number;
  /** Where in `row` the round began. */
  begun: number;
  dealt: number;
  readonly words: Uint32Array;
  used: number;
  readonly random: RandomState;
}

/** A mixed shoe, or a source of independent draws. Seed and stream as in `randomState`. */
export function newDeck(
  { decks, reshuffleBelow }: { decks: number | 'infinite'; reshuffleBelow: number },
  seed: number,
  stream: number,
): Deck {
  const size = decks === 'infinite' ? 0 : decks * 52;
  return {
    row: Uint8Array.from({ length: size || MOST_CARDS }, (_, card) => card % RANKS.length),
    size,
    reshuffleBelow,
    begun: 0,
    dealt: 0,
    words: new Uint32Array(WORDS),
    used: WORDS,
    random: randomState(seed, stream),
  };
}

/** Makes the deck ready for a round: mixes when that is due. A new mix only starts over, as every draw is made at random. */
export function openRound(deck: Deck): void {
  if (deck.used > WORDS - MOST_CARDS) {
    fillWords(deck.random, deck.words);
    deck.used = 0;
  }
  if (deck.size - deck.dealt < deck.reshuffleBelow) deck.dealt = 0;
  deck.begun = deck.dealt;
}

/** `left` × 22 random bits, for a product whose low part is so small that the index may be likelier than others. */
function redrawn(deck: Deck, left: number, product: number): number {
  if (left === 0) throw new Error('the shoe ran out during a round');
  const refused = 2 ** INDEX_BITS % left;
  const word = new Uint32Array(1);
  let next = product;
  while ((next & LOW) < refused) {
    fillWords(deck.random, word);
    next = ((word[0] ?? 0) >>> (32 - INDEX_BITS)) * left;
  }
  return next;
}

/** The next card's rank. Every card that is left is equally likely. */
export function draw(deck: Deck): number {
  const { row, size, dealt } = deck;
  const left = size === 0 ? RANKS.length : size - dealt;
  let product = ((deck.words[deck.used] ?? 0) >>> (32 - INDEX_BITS)) * left;
  deck.used += 1;
  if ((product & LOW) <= left) product = redrawn(deck, left, product);
  const index = product >>> INDEX_BITS;
  deck.dealt = dealt + 1;
  if (size === 0) {
    row[dealt] = index;
    return index;
  }
  const rank = row[dealt + index] ?? 0;
  row[dealt + index] = row[dealt] ?? 0;
  row[dealt] = rank;
  return rank;
}
