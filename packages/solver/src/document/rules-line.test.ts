import { DEALER_PLAYS, DOUBLES, GAMES, type GameRules, NATURAL_PAYS } from '@upcard/core';
import { describe, expect, it } from 'vitest';
import { rulesLine, splitLine } from './rules-line.ts';

const WIDEST = 200;

function everyRules(): GameRules[] {
  const yesNo = [true, false];
  return DEALER_PLAYS.flatMap((dealer) =>
    DOUBLES.flatMap((double) =>
      NATURAL_PAYS.flatMap((naturalPays) =>
        yesNo.flatMap((one) =>
          yesNo.flatMap((other): GameRules[] => [
            { ...GAMES.live, decks: 'infinite', dealer, double, naturalPays, peek: one, doubleAfterSplit: other },
            { ...GAMES.live, dealer, double, naturalPays, resplitAces: one, hitSplitAces: other },
            { ...GAMES.live, dealer, double, naturalPays, maxHands: one ? 1 : 2, surrender: other ? 'none' : 'late' },
          ]),
        ),
      ),
    ),
  );
}

describe('the line of rules', () => {
  it('names every rule of the Live table', () => {
    expect(rulesLine(GAMES.live)).toBe(
      '8 decks, dealer stands on all 17s, peek, double any two, split equal values up to 4 hands, double after split, ' +
        'one card to split Aces, late surrender, natural pays 3:2',
    );
  });

  it.each([
    [{ decks: 1 }, '1 deck,'],
    [{ decks: 'infinite' }, 'Independent draws'],
    [{ dealer: 'H17' }, 'dealer hits soft 17'],
    [{ dealer: 'free-will' }, 'dealer plays as it pleases'],
    [{ peek: false }, 'no peek'],
    [{ double: '9-11' }, 'double 9 to 11'],
    [{ doubleAfterSplit: false }, 'no double after split'],
    [{ maxHands: 1 }, 'no splits'],
    [{ splitBy: 'rank', maxHands: 2 }, 'split equal ranks up to 2 hands'],
    [{ resplitAces: true }, 'resplit Aces'],
    [{ hitSplitAces: true }, 'hit split Aces'],
    [{ surrender: 'none' }, 'no surrender'],
    [{ naturalPays: '6:5' }, 'natural pays 6:5'],
  ] satisfies [Partial<GameRules>, string][])('for %j says so', (change, words) => {
    expect(rulesLine({ ...GAMES.live, ...change })).toContain(words);
  });

  it('is different for different rules, and short enough for a page', () => {
    const lines = everyRules().map(rulesLine);
    expect(new Set(lines).size).toBe(new Set(everyRules().map((rules) => JSON.stringify(rules))).size);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(WIDEST);
  });
});

describe('the line of split play', () => {
  it('names the play where there is a choice', () => {
    expect(splitLine(GAMES.live, 'cdz')).toContain('cdz');
    expect(splitLine(GAMES.live, 'cdp')).toContain('cdp');
  });

  it('says what holds where there is none', () => {
    expect(splitLine(GAMES['sandbox-s17'], 'cdp')).toBe(splitLine(GAMES['sandbox-s17'], 'cdz'));
    expect(splitLine(GAMES['free-will'], 'cdz')).toContain('all hands at once');
  });
});
