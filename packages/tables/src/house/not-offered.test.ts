import { legalActions } from '@upcard/core';
import { describe, expect, test } from 'vitest';
import { startedHouse, told } from '../testkit/house-run.ts';
import { HOUSE_TABLE } from './table.ts';

describe('what is not offered', () => {
  test('HSE-031 an 8,8 made by a split may not be split again', () => {
    const session = startedHouse('ann');
    session.round('8 6 8 10 8 3', [100], 'split');
    expect(session.overlay('ann').actions?.split).toEqual({ isLegal: false, reason: 'most-hands' });
    expect(session.say('ann', 'split')).toBe('illegal-action');
    expect(session.view().table?.spots[0]?.hands).toHaveLength(2);
  });

  test('HSE-033 neither split Ace is ever asked, for a double or anything else', () => {
    const session = startedHouse('ann ben');
    session.round('A 10 6 A 9 10 2 3', [100, 50], 'split');
    expect(session.view().active).toMatchObject({ spot: 2 });
    expect(session.overlay('ann').actions).toBeNull();
    expect(session.say('ann', 'double')).toBe('not-your-turn');
    expect(session.view().table?.spots[0]?.hands.map(({ wager }) => wager)).toEqual([100, 100]);
  });

  test('HSE-033 between its card and its end a split Ace could not be doubled either', () => {
    const session = startedHouse('ann');
    session.round('A 6 A 10 9 10 5', [100], 'split');
    const split = session.run.steps().at(-1);
    const cards = split?.events.filter((event) => event.type === 'round' && event.event.type === 'cardDealt').length;
    const end = split?.events.findIndex((event) => event.type === 'round' && event.event.type === 'handFinished') ?? 0;
    const { round, ledger } = split?.events.slice(0, end).reduce(HOUSE_TABLE.evolve, split.before) ?? {};
    expect(cards).toBe(3);
    expect(round && ledger && legalActions({ round, ledger }, { spot: 1, hand: 0 })).toMatchObject({
      hit: { isLegal: false, reason: 'split-aces' },
      double: { isLegal: false, reason: 'split-aces' },
      split: { isLegal: false },
    });
  });

  test('HSE-023 HSE-034 no double after a hit, and none without the full stake', () => {
    const session = startedHouse('ann');
    session.round('2 6 3 10 2', [100], 'hit');
    expect(session.overlay('ann').actions?.double).toEqual({ isLegal: false, reason: 'two-cards-only' });
    expect(session.say('ann', 'double')).toBe('illegal-action');
  });

  test('HSE-023 HSE-024 a seat that is all in can neither double nor split', () => {
    const session = startedHouse('ann');
    session.round('8 6 8 10', [500]);
    expect(session.overlay('ann').actions).toMatchObject({
      double: { isLegal: false, reason: 'not-enough' },
      split: { isLegal: false, reason: 'not-enough' },
    });
    expect(session.say('ann', 'double')).toBe('illegal-action');
    expect(session.say('ann', 'split')).toBe('illegal-action');
    expect(session.chips()).toEqual([0]);
  });

  test('HSE-024 two ranks of different value are no pair', () => {
    const session = startedHouse('ann');
    session.round('8 6 9 10', [50]);
    expect(session.overlay('ann').actions?.split).toEqual({ isLegal: false, reason: 'not-a-pair' });
    expect(session.say('ann', 'split')).toBe('illegal-action');
  });

  test('HSE-037 no insurance and no even money against an Ace', () => {
    const session = startedHouse('ann ben');
    session.round('A 9 A K 9 5', [50, 50]);
    expect(session.view()).toMatchObject({ phase: 'play', active: { spot: 2 } });
    expect(session.view().table?.phase).toBe('play');
    expect(session.view().table?.spots.map(({ insurance }) => insurance.kind)).toEqual(['unasked', 'unasked']);
    expect(HOUSE_TABLE.rules(session.run.state()).insurance).toBe(false);
  });

  test('HSE-037 no surrender', () => {
    const session = startedHouse('ann');
    session.round('10 10 6 9', [50]);
    expect(session.overlay('ann').actions?.surrender).toEqual({ isLegal: false, reason: 'not-offered' });
    expect(session.say('ann', 'surrender')).toBe('illegal-action');
  });

  test('HSE-037 no side bets: a seat has one bet', () => {
    const session = startedHouse('ann ben');
    session.say('ann', 'bet 1 50');
    expect(session.say('ann', 'bet 1 50')).toBe('already-submitted');
    expect(session.chips()).toEqual([450, 500]);
  });

  test('HSE-037 nothing that counts cards: of the shoe only the size of each heap is told', () => {
    const session = startedHouse('ann');
    session.round('10 10 6 9', [50], 'stand');
    expect(session.view().shoe).toEqual({ size: 260, left: 256, discards: 0 });
  });
});

describe('the hole card', () => {
  test('HSE-039 it lies face down until the last seat has acted, then it is turned', () => {
    const session = startedHouse('ann ben');
    session.round('10 9 6 7 8 10 9', [50, 50]);
    const dealer = () => told(session.view().table).at(-1);
    expect(dealer()).toBe('dealer: 6 ?');
    session.act('stand');
    expect(dealer()).toBe('dealer: 6 ?');
    session.act('stand');
    expect(dealer()).toBe('dealer: 6 10 9');
    expect(session.heard().filter(({ type }) => type === 'cardTurned')).toEqual([{ type: 'cardTurned', id: 6 }]);
  });

  test('HSE-039 it is turned as well when every hand is bust', () => {
    const session = startedHouse('ann');
    session.round('10 9 6 10 10', [50], 'hit');
    expect(told(session.view().table).at(-1)).toBe('dealer: 9 10');
  });
});

describe('the result', () => {
  const settled = () => {
    const session = startedHouse('ann ben');
    session.round('10 9 6 7 8 10 9', [50, 50], 'stand stand');
    return session;
  };

  test('HSE-029 play pauses on it until anybody at the table asks for the next hand', () => {
    const session = settled();
    session.wait(59_999);
    expect(session.view()).toMatchObject({ phase: 'break', round: 1 });
    expect(told(session.view().table)[0]).toBe('1: 10 7 win +50');
    expect(session.overlay('ben').canNext).toBe(true);
    expect(session.say('ben', 'next')).toBe('ok');
    expect(session.view()).toMatchObject({ phase: 'bets', round: 2, table: null });
  });

  test('HSE-029 somebody who only watches cannot ask for it', () => {
    const session = settled();
    expect(session.overlay('zed').canNext).toBe(false);
    expect(session.say('zed', 'next')).toBe('not-participant');
    expect(session.view().phase).toBe('break');
  });

  test('the next hand comes by itself after 60 seconds', () => {
    const session = settled();
    session.wait(60_000);
    expect(session.view()).toMatchObject({ phase: 'bets', clock: { deadline: 80_000, length: 20_000 } });
  });
});
