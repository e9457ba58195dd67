import { describe, expect, test } from 'vitest';
import { type HouseSession, startedHouse } from '../testkit/house-run.ts';
import { HOUSE_TABLE } from './table.ts';

const NAMES = 'ann ben cat dan eve fay'.split(' ');

/** Plays rounds that all tie at 20 until exactly `cards` have been dealt; seat 1 hits once in as many as are needed for that. */
function dealExactly(session: HouseSession, cards: number): void {
  const seats = session.view().seats.length;
  const tens = (count: number): string => Array.from({ length: count }, () => '10').join(' ');
  const inRound = 2 * seats + 2;
  const rounds = Math.floor(cards / inRound);
  const stands = Array.from({ length: seats }, () => 'stand').join(' ');
  for (let round = 0; round < rounds; round += 1) {
    const hasExtra = round < cards % inRound;
    const second = hasExtra ? `2 ${tens(seats)} 8` : tens(seats + 1);
    session.round(`${tens(seats + 1)} ${second}`, Array(seats).fill(50), hasExtra ? `hit ${stands}` : stands);
  }
}

/** Seats, and the fewest cards with which the next bets open without a mix. */
const LEAST = [
  [1, 40],
  [2, 60],
  [3, 80],
  [4, 100],
  [5, 120],
  [6, 130],
] as const;

describe('when the shoe is mixed', () => {
  test.each(LEAST)('HSE-009 with %i seats %i cards are enough', (seats, least) => {
    const session = startedHouse(NAMES.slice(0, seats).join(' '));
    dealExactly(session, 260 - least);
    expect(session.view().shoe.left).toBe(least);
    session.say('ann', 'next');
    expect(session.view().phase).toBe('bets');
    expect(session.chance.mixes()).toHaveLength(1);
  });

  test.each(LEAST)('HSE-009 with %i seats one less than %i calls for a mix', (seats, least) => {
    const session = startedHouse(NAMES.slice(0, seats).join(' '));
    dealExactly(session, 261 - least);
    expect(session.view()).toMatchObject({ phase: 'break', shoe: { left: least - 1 } });
    session.say('ann', 'next');
    expect(session.view()).toMatchObject({ phase: 'shuffle', shoe: { left: 260, discards: 0 }, table: null });
    expect(session.chance.mixes()).toEqual([5, 5]);
  });

  test('HSE-009 never in mid-hand: a round that goes below is played out', () => {
    const session = startedHouse('ann');
    dealExactly(session, 220);
    session.round('2 10 2 10 2 2 2', [50], 'hit hit hit stand');
    expect(session.view()).toMatchObject({ phase: 'break', shoe: { left: 33, discards: 220 } });
    expect(session.chance.mixes()).toHaveLength(1);
  });

  test('seats that sit out count, seats that were left do not', () => {
    const broke = startedHouse('ann ben');
    broke.round('10 10 9 8 9 10', [500, 50], 'stand stand');
    for (let round = 0; round < 48; round += 1) broke.round('10 10 10 10', [50], 'stand');
    expect(broke.view().shoe.left).toBe(62);
    broke.round('10 10 10 10', [50], 'stand');
    broke.say('ben', 'next');
    expect(broke.view().phase).toBe('shuffle');

    const left = startedHouse('ann ben');
    dealExactly(left, 206);
    expect(left.view().shoe.left).toBe(54);
    left.say('ben', 'leave 2');
    left.say('ann', 'next');
    expect(left.view().phase).toBe('bets');
  });
});

describe('the pause', () => {
  const shuffling = () => {
    const session = startedHouse('ann ben');
    dealExactly(session, 201);
    session.wait(60_000);
    return session;
  };

  test('HSE-009 three seconds without betting, announced, and then the bets open on a full shoe', () => {
    const session = shuffling();
    expect(session.heard()).toContainEqual({ type: 'shuffleBegan' });
    expect(session.view().clock).toEqual({ deadline: session.run.now() + 3_000, length: 3_000 });
    expect(session.overlay('ann').bets).toEqual([]);
    expect(session.say('ann', 'bet 1 50')).toBe('wrong-phase');
    session.wait(2_999);
    expect(session.view().phase).toBe('shuffle');
    session.wait(1);
    expect(session.view()).toMatchObject({ phase: 'bets', shoe: { left: 260, discards: 0 } });
    expect(session.say('ann', 'bet 1 50')).toBe('ok');
  });

  test('the answer of a mix counts once, and the pause does not end before it', () => {
    const session = shuffling();
    const state = session.run.state();
    const by = { kind: 'chance' } as const;
    expect(HOUSE_TABLE.decide(state, { at: 0, by, command: { type: 'shuffled' } })).toMatchObject({ ok: false });
    const asked = session.run.steps().at(-1);
    const unmixed = asked?.events.filter(({ type }) => type !== 'shoeMixed').reduce(HOUSE_TABLE.evolve, asked.before);
    expect(unmixed && HOUSE_TABLE.awaiting(unmixed)).toEqual({ kind: 'shuffle', decks: 5 });
    const deadline = unmixed?.clock?.deadline ?? 0;
    const alarm = { at: deadline, by: { kind: 'clock' }, command: { type: 'timeUp', deadline } } as const;
    expect(unmixed && HOUSE_TABLE.decide(unmixed, alarm)).toEqual({ ok: false, refusal: 'wrong-phase' });
  });
});

describe('what stands on the table', () => {
  test('the cards in the shoe, among the discards and on the felt are always 260', () => {
    const session = startedHouse('ann ben');
    const seen = () => {
      const { table, shoe } = session.view();
      const inHands = table?.spots.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)).length ?? 0;
      return [shoe.left, shoe.discards, inHands + (table?.dealer.cards.length ?? 0)];
    };
    expect(seen()).toEqual([260, 0, 0]);
    session.round('8 10 6 8 10 10 2 3 5', [50, 50], 'split stand stand stand');
    expect(seen()).toEqual([251, 0, 9]);
    session.say('ann', 'next');
    expect(seen()).toEqual([251, 9, 0]);
    session.round('10 10 6 8 8 10', [50, 50]);
    expect(seen()).toEqual([245, 9, 6]);
  });
});
