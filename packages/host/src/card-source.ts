import { type Card, DECK, fullDecks, parseCard, type RandomIndex, shuffled } from '@upcard/core';
import { type CardSource, type CardSourceState, CardsRanOut } from './ports.ts';

/** Independent draws: every card of a full deck is as likely as any other, whatever came before. Mixing changes nothing. */
export function replacementSource(random: RandomIndex): CardSource {
  let drawn = 0;
  return {
    draw() {
      const card = known(DECK[random(DECK.length)]);
      drawn += 1;
      return card;
    },
    shuffle() {},
    index: random,
    save: () => ({ shoe: null, drawn }),
    restore(saved) {
      drawn = saved?.drawn ?? 0;
    },
  };
}

/** A shoe: decks mixed together and dealt to the last card. Throws when a card is drawn before a mix or from an empty shoe. */
export function shoeSource(random: RandomIndex): CardSource {
  let order: readonly Card[] = [];
  let text: string | null = null;
  let drawn = 0;
  return {
    draw() {
      const card = known(order[drawn]);
      drawn += 1;
      return card;
    },
    shuffle(decks) {
      order = shuffled(fullDecks(decks), random);
      text = order.join(' ');
      drawn = 0;
    },
    index: random,
    save: () => ({ shoe: text, drawn }),
    restore(saved) {
      text = saved?.shoe ?? null;
      order = text === null ? [] : cardsOf(text);
      drawn = saved?.drawn ?? 0;
    },
  };
}

/** Stands in the saved text between the listed cards that were still to come at the last mix and the shoe behind them. */
const BEHIND = '|';

/**
 * Listed cards, then those of `after`. A mix leaves the listed cards that are still to come in front and mixes what is
 * behind them. With `after` null there is nothing behind: a card or an index too many throws `CardsRanOut`.
 */
export function listedSource(cards: readonly Card[], after: CardSource | null): CardSource {
  /** Listed cards that were to come at the last mix of what is behind them, and all cards drawn since then. */
  let listed = cards;
  let drawn = 0;
  return {
    draw() {
      const card = listed[drawn] ?? behind(after).draw();
      drawn += 1;
      return card;
    },
    shuffle(decks) {
      if (after === null) return;
      after.shuffle(decks);
      // Sources without an order keep no count from mix to mix.
      if (after.save().shoe === null) return;
      listed = listed.slice(drawn);
      drawn = 0;
    },
    index: (below) => behind(after).index(below),
    save() {
      const shoe = after?.save().shoe ?? null;
      return { shoe: shoe === null ? null : `${listed.join(' ')}${BEHIND}${shoe}`, drawn };
    },
    restore(saved) {
      const [front, shoe] = parts(saved);
      listed = front === null ? cards : cardsOf(front);
      drawn = saved?.drawn ?? 0;
      after?.restore(saved === null ? null : { shoe, drawn: Math.max(0, drawn - listed.length) });
    },
  };
}

function behind(after: CardSource | null): CardSource {
  if (after === null) throw new CardsRanOut('no listed card is left');
  return after;
}

function parts(saved: CardSourceState | null): readonly [listed: string | null, shoe: string | null] {
  const [listed, shoe] = saved?.shoe?.split(BEHIND) ?? [];
  return [listed ?? null, shoe ?? null];
}

function cardsOf(text: string): Card[] {
  return text === '' ? [] : text.split(' ').map((card) => known(parseCard(card) ?? undefined));
}

function known(card: Card | undefined): Card {
  if (card === undefined) throw new Error('there is no such card in this source');
  return card;
}
