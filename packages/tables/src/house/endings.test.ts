import { beginRound, type Card, decideRound, emptyLedger, evolveRound, HOUSE, money, post } from '@upcard/core';
import { describe, expect, test } from 'vitest';
import { startedHouse, told } from '../testkit/house-run.ts';
import { HOUSE_TABLE } from './table.ts';

/** Two seats with 1,250 chips each against a bank of 500. */
function nearlyBroken() {
  const session = startedHouse('ann ben');
  session.round('A A 9 K K 9', [500, 500]);
  return session;
}

/** Three seats with 1,250 chips each against a bank of 750. */
function threeAgainst750() {
  const session = startedHouse('ann ben cat');
  session.round('A A A 9 K K K 9', [500, 500, 500]);
  return session;
}

describe('breaking the bank', () => {
  test('HSE-042 a bank paid down to exactly nothing is broken at once', () => {
    const session = nearlyBroken();
    session.round('10 10 9 9 9 8', [250, 250], 'stand stand');
    expect(session.view()).toMatchObject({
      phase: 'finished',
      bank: 0,
      clock: null,
      ending: { kind: 'bankBroken', winners: [1, 2] },
    });
    expect(session.heard().at(-1)).toEqual({ type: 'ended', ending: { kind: 'bankBroken', winners: [1, 2] } });
    expect(HOUSE_TABLE.awaiting(session.run.state())).toEqual({ kind: 'nobody' });
    expect(HOUSE_TABLE.deadline(session.run.state())).toBeNull();
  });

  test('HSE-042 a bank with one chip left plays on', () => {
    const session = nearlyBroken();
    session.round('10 10 9 9 9 8', [250, 100], 'stand stand');
    expect(session.view()).toMatchObject({ phase: 'break', bank: 150, ending: null });
  });

  test('HSE-042 a seat under the minimum has no share in the win', () => {
    const session = startedHouse('ann ben cat');
    session.round('A A 10 9 K K 7 9', [500, 500, 500], 'stand');
    expect(session.chips()).toEqual([1_250, 1_250, 0]);
    session.round('A 10 9 K 9 8', [500, 500], 'stand');
    session.round('10 10 9 9 9 8', [500, 500], 'stand stand');
    expect(session.view()).toMatchObject({ bank: 0, ending: { winners: [1, 2] } });
  });

  test('HSE-042 a seat with chips wins with the others though it did not bet', () => {
    const session = nearlyBroken();
    session.say('ann', 'next');
    session.chance.add('10 9 9 8');
    session.say('ann', 'bet 1 500');
    session.wait(20_000);
    session.act('stand');
    expect(session.view().ending).toEqual({ kind: 'bankBroken', winners: [1, 2] });
  });

  test.each([
    [
      'one seat that is due more than there is gets what there is',
      nearlyBroken,
      '5 10 9 6 6 8 10',
      [500, 50],
      'double stand',
      [1_250 + 550, 1_200],
    ],
    [
      '500 for 500 and 250: 333 and 166, and the chip left over to the first seat',
      nearlyBroken,
      '10 10 9 9 9 8',
      [500, 250],
      'stand stand',
      [1_584, 1_416],
    ],
    [
      '500 for 250 and 500: the chip left over still goes to the first seat',
      nearlyBroken,
      '10 10 9 9 9 8',
      [250, 500],
      'stand stand',
      [1_417, 1_583],
    ],
    [
      '750 for 500, 500 and 100: two chips left over, for the first two',
      threeAgainst750,
      '10 10 10 9 9 9 9 8',
      [500, 500, 100],
      'stand stand stand',
      [1_591, 1_591, 1_318],
    ],
    [
      'a loser’s bet is collected first and pays the winners',
      threeAgainst750,
      '10 10 10 9 9 9 6 8',
      [500, 500, 100],
      'stand stand stand',
      [1_675, 1_675, 1_150],
    ],
    ['a natural is due one and a half bets', nearlyBroken, 'A 10 9 K 9 8', [500, 500], 'stand', [1_550, 1_450]],
  ] as const)('a bank that cannot pay: %s', (_, session, cards, bets, actions, chips) => {
    const played = session();
    played.round(cards, bets, actions);
    expect(played.chips()).toEqual(chips);
  });

  test('a bank that cannot pay: the hands of a split share what their seat gets', () => {
    const session = nearlyBroken();
    session.round('8 10 9 8 9 8 10 10', [250, 250], 'split stand stand stand');
    // 500 for three claims of 250, two of them ann's: 333 and 166, the chip left over to seat 1.
    expect(told(session.view().table)).toEqual([
      '1: 8 10 win +167',
      '1: 8 10 win +167',
      '2: 10 9 win +166',
      'dealer: 9 8',
    ]);
    expect(session.chips()).toEqual([1_250 + 334, 1_250 + 166]);
    expect(session.view().bank).toBe(0);
  });

  test('a bank that cannot pay still returns every winner’s and every tie’s stake', () => {
    const session = nearlyBroken();
    session.round('10 10 9 9 8 9', [500, 500], 'stand stand');
    expect(told(session.view().table)).toEqual(['1: 10 9 win +500', '2: 10 8 push 0', 'dealer: 9 9']);
    expect(session.chips()).toEqual([1_750, 1_250]);
    expect(session.view().ending).toEqual({ kind: 'bankBroken', winners: [1, 2] });
  });
});

describe('the house wins', () => {
  test('HSE-043 when every seat is under the minimum, at once and with nobody to win', () => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 8 8 10', [500, 500], 'stand stand');
    expect(session.view()).toMatchObject({
      phase: 'finished',
      bank: 3_000,
      clock: null,
      ending: { kind: 'houseWins' },
    });
    expect(session.heard().at(-1)).toEqual({ type: 'ended', ending: { kind: 'houseWins' } });
  });

  test('HSE-043 chips that are too few for a bet do not save a seat', () => {
    const session = startedHouse('ann');
    session.round('A 9 K 9', [50]);
    session.round('10 9 8 10', [500], 'stand');
    session.round('10 9 8 10', [50], 'stand');
    expect(session.chips()).toEqual([25]);
    expect(session.view().ending).toEqual({ kind: 'houseWins' });
  });

  test('HSE-043 not while one seat has 50 chips', () => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 8 8 10', [500, 250], 'stand stand');
    expect(session.view()).toMatchObject({ phase: 'break', ending: null });
  });
});

describe('naturals of odd wagers', () => {
  test.each([
    [51, 76],
    [1, 1],
    [99, 148],
  ])('HSE-036 under the table’s rules a natural on %i wins %i, rounded down', (wager, profit) => {
    const ledger = post(emptyLedger(), [
      { from: 'mint', to: 'bank', amount: money(1_000) },
      { from: 'mint', to: 'bet:1', amount: money(wager) },
    ]);
    const stakes = [{ id: 1, purse: 'purse:1', wager: money(wager) }] as const;
    const cards: readonly Card[] = ['AS', '9S', 'KS', '9H'];
    const end = cards.reduce(
      (game, card) => {
        const decision = decideRound(game, { type: 'card', card });
        return decision.ok ? decision.events.reduce(evolveRound, game) : game;
      },
      { round: beginRound({ rules: HOUSE, payers: ['bank'], stakes, givenUp: [] }), ledger },
    );
    expect(end.ledger.balances['purse:1']).toBe(wager + profit);
  });
});
