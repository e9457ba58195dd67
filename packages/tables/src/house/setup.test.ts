import { describe, expect, test } from 'vitest';
import { seatedHouse, startedHouse } from '../testkit/house-run.ts';
import { HOUSE_TABLE } from './table.ts';

const SIX = 'ann ben cat dan eve fay';

describe('seats', () => {
  test.each([1, 2, 3, 4, 5, 6])('HSE-001 a session may have %i seats', (count) => {
    const session = startedHouse(SIX.split(' ').slice(0, count).join(' '));
    expect(session.view().seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6].slice(0, count));
    expect(session.view().phase).toBe('bets');
  });

  test('HSE-001 there is no seventh seat', () => {
    const session = seatedHouse(SIX);
    expect(session.overlay('gus').canSit).toBe(false);
    expect(session.say('gus', 'sit 7')).toBe('bad-amount');
    expect(session.view().seats).toHaveLength(6);
  });

  test('HSE-001 nobody starts a table without seats', () => {
    const session = seatedHouse('ann');
    session.say('ann', 'leave 1');
    expect(session.overlay('ann').canStart).toBe(false);
    expect(session.say('ann', 'start')).toBe('not-participant');
    expect(session.view().phase).toBe('waiting');
  });

  test('one person may hold several seats and plays them all', () => {
    const session = startedHouse('ann ben ann');
    expect(session.overlay('ann')).toMatchObject({ seats: [1, 3], bets: [{ seat: 1 }, { seat: 3 }] });
    session.round('10 9 8 6 10 9 8 10 10', [50, 100, 250], 'stand stand stand');
    expect(session.chips()).toEqual([550, 600, 750]);
  });

  test('seats are shown in order, whoever came first', () => {
    const session = seatedHouse('ann');
    session.say('cat', 'sit 5');
    session.say('ben', 'sit 2');
    expect(session.view().seats.map(({ seat, person }) => `${seat} ${person.name}`)).toEqual([
      '1 ann',
      '2 ben',
      '5 cat',
    ]);
  });

  test('the opener starts; without a seat of the opener’s anybody seated does', () => {
    const session = seatedHouse('ann ben');
    expect(session.overlay('ben').canStart).toBe(false);
    expect(session.say('ben', 'start')).toBe('not-your-turn');
    session.say('ann', 'leave 1');
    expect(session.overlay('ben').canStart).toBe(true);
    expect(session.say('ben', 'start')).toBe('ok');
    expect(session.view()).toMatchObject({ phase: 'bets', bank: 1_000, opener: { name: 'ann' } });
  });
});

describe('chips', () => {
  test('HSE-006 every seat starts with 500', () => {
    expect(startedHouse(SIX).chips()).toEqual([500, 500, 500, 500, 500, 500]);
  });

  test.each([
    [1, 1_000],
    [2, 2_000],
    [6, 6_000],
  ])('HSE-007 for %i seats the bank starts with %i', (count, bank) => {
    expect(startedHouse(SIX.split(' ').slice(0, count).join(' ')).view().bank).toBe(bank);
  });

  test('HSE-007 one bank takes and pays for all, round after round', () => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 9 8 10', [500, 100], 'stand stand');
    expect(session.view().bank).toBe(2_000 + 100);
    session.round('10 10 9 8 9 10', [500, 50], 'stand stand');
    expect(session.view().bank).toBe(2_000 + 100 + 500);
  });

  test('HSE-007 the bank of a session does not shrink with its seats', () => {
    const session = startedHouse('ann ben');
    session.say('ben', 'leave 2');
    expect(session.view()).toMatchObject({ bank: 2_000, seats: [{ seat: 1 }] });
  });
});

describe('the shoe', () => {
  test('HSE-008 260 cards of five decks, mixed before the first bets and without a pause', () => {
    const session = startedHouse('ann');
    expect(session.chance.mixes()).toEqual([5]);
    expect(session.view()).toMatchObject({
      phase: 'bets',
      shoe: { size: 260, left: 260, discards: 0 },
      clock: { deadline: 20_000 },
    });
    expect(HOUSE_TABLE.rules(session.run.state()).decks).toBe(5);
  });
});

describe('bets', () => {
  test('HSE-010 50 is the least: 49 and 25 are refused, and a seat with 25 chips sits out', () => {
    const session = startedHouse('ann ben');
    expect(session.say('ann', 'bet 1 25')).toBe('bad-amount');
    expect(session.say('ann', 'bet 1 49')).toBe('bad-amount');
    session.round('A 10 9 K 9 9', [50, 50], 'stand');
    session.round('10 10 9 8 9 10', [500, 50], 'stand stand');
    session.round('10 10 9 8 8 10', [50, 50], 'stand stand');
    expect(session.chips()[0]).toBe(25);
    session.say('ann', 'next');
    expect(session.view().seats[0]?.status).toBe('sitsOut');
    expect(session.overlay('ann').bets).toEqual([]);
    expect(session.say('ann', 'bet 1 50')).toBe('over-capital');
  });

  test('HSE-010 a seat with exactly 50 chips still plays', () => {
    const session = startedHouse('ann');
    session.round('10 9 7 10', [250], 'stand');
    session.round('10 9 7 10', [100], 'stand');
    session.round('10 9 7 10', [100], 'stand');
    session.say('ann', 'next');
    expect(session.chips()).toEqual([50]);
    expect(session.view()).toMatchObject({ phase: 'bets', seats: [{ status: 'choosing' }] });
  });

  test.each([50, 100, 250, 500])('HSE-011 %i may be bet', (amount) => {
    const session = startedHouse('ann ben');
    expect(session.say('ann', `bet 1 ${amount}`)).toBe('ok');
    expect(session.view().seats[0]).toMatchObject({ bet: amount, chips: 500 - amount, lastBet: amount, status: 'bet' });
  });

  test.each([75, 150, 200, 300, 499, 501, 1_000])('HSE-011 %i is not on the ladder', (amount) => {
    const session = startedHouse('ann ben');
    expect(session.say('ann', `bet 1 ${amount}`)).toBe('bad-amount');
  });

  test('HSE-011 the ladder is shown with what the seat can afford', () => {
    const session = startedHouse('ann');
    session.round('10 9 7 10', [250], 'stand');
    session.round('10 9 7 10', [100], 'stand');
    session.say('ann', 'next');
    expect(session.overlay('ann').bets).toEqual([
      {
        seat: 1,
        choices: [
          { amount: 50, isAffordable: true },
          { amount: 100, isAffordable: true },
          { amount: 250, isAffordable: false },
          { amount: 500, isAffordable: false },
        ],
      },
    ]);
    expect(session.say('ann', 'bet 1 250')).toBe('over-capital');
  });

  test('HSE-013 the deal waits for every seat that can bet', () => {
    const session = startedHouse('ann ben cat');
    session.chance.add('10 10 10 9 9 9 9 9');
    session.say('cat', 'bet 3 50');
    session.say('ann', 'bet 1 50');
    expect(session.view().phase).toBe('bets');
    session.say('ben', 'bet 2 50');
    expect(session.view()).toMatchObject({ phase: 'play', round: 1 });
  });

  test('HSE-013 a seat that cannot bet is not waited for', () => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 7 9 10', [500, 50], 'stand stand');
    session.round('10 9 9 10', [50], 'stand');
    expect(session.view().table?.spots.map(({ id }) => id)).toEqual([2]);
  });

  test('HSE-013 one bet a round: a second one is refused, of the same amount and of another', () => {
    const session = startedHouse('ann ben');
    session.say('ann', 'bet 1 50');
    expect(session.say('ann', 'bet 1 50')).toBe('already-submitted');
    expect(session.say('ann', 'bet 1 100')).toBe('already-submitted');
    expect(session.view().seats[0]?.bet).toBe(50);
  });

  test('a seat whose 20 seconds run out sits the round out', () => {
    const session = startedHouse('ann ben');
    session.chance.add('10 9 9 10');
    session.say('ben', 'bet 2 50');
    session.wait(19_999);
    expect(session.view().phase).toBe('bets');
    session.wait(1);
    expect(session.view()).toMatchObject({ phase: 'play', seats: [{ status: 'noBet' }, { status: 'playing' }] });
    expect(session.heard()).toContainEqual({ type: 'timedOut', seats: [1] });
  });

  test('a window in which nobody bets opens again', () => {
    const session = startedHouse('ann ben');
    session.wait(20_000);
    expect(session.view()).toMatchObject({ phase: 'bets', round: 1, clock: { deadline: 40_000, length: 20_000 } });
    expect(session.say('ann', 'bet 1 50')).toBe('ok');
  });
});
