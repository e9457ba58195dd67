import { DECK, parseCard } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedSource, replacementSource, shoeSource } from './card-source.ts';
import { type CardSource, CardsRanOut } from './ports.ts';
import { testRandom } from './testkit/test-random.ts';

const LISTED = ['AS', 'KD', '5H'] as const;

function drawMany(source: CardSource, count: number): string[] {
  return Array.from({ length: count }, () => source.draw());
}

describe('a shoe', () => {
  test('holds every card of its decks once', () => {
    const shoe = shoeSource(testRandom(1));
    shoe.shuffle(5);
    expect(drawMany(shoe, 260).sort()).toEqual(
      Array.from({ length: 5 }, () => DECK)
        .flat()
        .sort(),
    );
  });

  test('has no card before a mix and after its last', () => {
    const shoe = shoeSource(testRandom(1));
    expect(() => shoe.draw()).toThrow('no such card');
    shoe.shuffle(1);
    drawMany(shoe, 52);
    expect(() => shoe.draw()).toThrow('no such card');
  });

  test('is mixed anew with all its cards', () => {
    const shoe = shoeSource(testRandom(1));
    shoe.shuffle(1);
    const first = drawMany(shoe, 52);
    shoe.shuffle(1);
    const second = drawMany(shoe, 52);
    expect(second).not.toEqual(first);
    expect(second.sort()).toEqual(first.sort());
  });
});

describe('independent draws', () => {
  test('take every card of a deck by its index and never run out', () => {
    const indices = [0, 51, 0, 12];
    const source = replacementSource(() => indices.shift() ?? 5);
    expect(drawMany(source, 5)).toEqual(['AS', 'KC', 'AS', 'KS', '6S']);
    expect(source.save()).toEqual({ shoe: null, drawn: 5 });
  });

  test('ask for one index below 52 per card', () => {
    const bounds: number[] = [];
    const source = replacementSource((below) => {
      bounds.push(below);
      return 0;
    });
    drawMany(source, 2);
    expect(bounds).toEqual([52, 52]);
  });
});

describe('listed cards', () => {
  test('come in their order and then run out', () => {
    const source = listedSource(LISTED, null);
    expect(drawMany(source, 3)).toEqual([...LISTED]);
    expect(() => source.draw()).toThrow(CardsRanOut);
    expect(() => source.index(6)).toThrow(CardsRanOut);
  });

  test('a mix leaves those to come where they are', () => {
    const alone = listedSource(LISTED, null);
    alone.draw();
    alone.shuffle(5);
    expect(drawMany(alone, 2)).toEqual(['KD', '5H']);
    expect(() => alone.draw()).toThrow(CardsRanOut);

    const shoe = shoeSource(testRandom(3));
    const before = listedSource(LISTED, shoe);
    before.draw();
    before.shuffle(1);
    expect(drawMany(before, 2)).toEqual(['KD', '5H']);
    expect(drawMany(before, 52).join(' ')).toBe(shoe.save().shoe);
  });

  test('are followed by independent draws', () => {
    const source = listedSource(
      LISTED,
      replacementSource(() => 1),
    );
    expect(drawMany(source, 5)).toEqual([...LISTED, '2S', '2S']);
    expect(source.index(7)).toBe(1);
  });
});

describe('a source restored in another process', () => {
  const kinds: Record<string, () => CardSource> = {
    shoe: () => shoeSource(testRandom(11)),
    'listed cards': () => listedSource(LISTED, null),
    'listed cards before a shoe': () => listedSource(LISTED, shoeSource(testRandom(11))),
    'listed cards before independent draws': () =>
      listedSource(
        LISTED,
        replacementSource(() => 9),
      ),
    'independent draws': () => replacementSource(() => 9),
  };

  test.each(Object.entries(kinds))('deals on as the first would have: %s', (_, open) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 }), (script) => {
        const source = open();
        for (const step of script) attempt(() => (step === 0 ? source.shuffle(1) : source.draw()));
        const other = open();
        other.restore(source.save());
        expect(other.save()).toEqual(source.save());
        for (let card = 0; card < 20; card += 1)
          expect(attempt(() => other.draw())).toEqual(attempt(() => source.draw()));
      }),
      { seed: 5 },
    );
  });

  test.each(Object.entries(kinds))('and starts afresh from nothing: %s', (_, open) => {
    const source = open();
    source.shuffle(1);
    source.draw();
    source.restore(null);
    expect(source.save()).toEqual({ shoe: null, drawn: 0 });
  });

  test('a text that is no row of cards is not taken', () => {
    expect(parseCard('1X')).toBeNull();
    expect(() => shoeSource(testRandom(1)).restore({ shoe: 'AS 1X', drawn: 0 })).toThrow('no such card');
  });
});

/** What a call gives, or the name of what it throws. */
function attempt(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
}
