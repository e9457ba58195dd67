import { balanceOf } from '@upcard/core';
import { describe, expect, test } from 'vitest';
import { listedChance } from '../testkit/chance.ts';
import { type HouseSession, named, openHouse, seatedHouse, startedHouse, told } from '../testkit/house-run.ts';
import { HOUSE_TABLE } from './table.ts';

const TEN_MINUTES = 600_000;

const deadline = (session: HouseSession): number | null => HOUSE_TABLE.deadline(session.run.state());
const goes = (session: HouseSession, name: string) => session.run.presence(named(name), false);
const comes = (session: HouseSession, name: string) => session.run.presence(named(name), true);

describe('leaving a seat', () => {
  test('its chips leave the table with it, the others keep theirs', () => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 9 8 10', [50, 50], 'stand stand');
    expect(session.say('ben', 'leave 2')).toBe('ok');
    expect(session.heard()).toEqual([
      { type: 'left', seat: 2 },
      { type: 'chipsMoved', from: 'purse:2', to: 'mint', amount: 450 },
    ]);
    expect(session.view().seats).toMatchObject([{ seat: 1, chips: 500 }]);
    expect(balanceOf(session.run.state().ledger, 'purse:2')).toBe(0);
  });

  test('before the start the seat is free again', () => {
    const session = seatedHouse('ann ben');
    session.say('ann', 'leave 1');
    expect(session.say('cat', 'sit 1')).toBe('ok');
    expect(session.chips()).toEqual([500, 500]);
  });

  test('when the last open seat is left and bets are in, the deal begins', () => {
    const session = startedHouse('ann ben');
    session.chance.add('10 9 9 8');
    session.say('ann', 'bet 1 50');
    expect(session.say('ben', 'leave 2')).toBe('ok');
    expect(session.view().phase).toBe('play');
    expect(told(session.view().table)).toEqual(['1: 10 9 waiting', 'dealer: 9 ?']);
  });

  test('an open seat among several may be left, and the others go on betting', () => {
    const session = startedHouse('ann ben cat');
    session.say('ann', 'bet 1 50');
    session.say('ben', 'leave 2');
    expect(session.view()).toMatchObject({ phase: 'bets', clock: { deadline: 20_000 } });
    expect(session.overlay('cat').bets).toHaveLength(1);
  });

  test('a seat that has bet, or has a hand, is not left', () => {
    const session = startedHouse('ann ben');
    session.say('ann', 'bet 1 50');
    expect(session.overlay('ann').canLeave).toEqual([]);
    expect(session.overlay('ben').canLeave).toEqual([2]);
    expect(session.say('ann', 'leave 1')).toBe('already-submitted');
    session.chance.add('10 10 9 9 8 10');
    session.say('ben', 'bet 2 50');
    expect(session.overlay('ben').canLeave).toEqual([]);
    expect(session.say('ben', 'leave 2')).toBe('wrong-phase');
    expect(session.view().seats).toHaveLength(2);
  });

  test.each(['waiting', 'bets', 'result', 'shuffle'])('the last seat, left at %s', (stage) => {
    const session = seatedHouse('ann');
    if (stage !== 'waiting') session.say('ann', 'start');
    const rounds = stage === 'shuffle' ? 56 : stage === 'result' ? 1 : 0;
    for (let round = 0; round < rounds; round += 1) session.round('10 10 10 10', [50], 'stand');
    if (stage === 'shuffle') session.say('ann', 'next');
    expect(session.say('ann', 'leave 1')).toBe('ok');
    if (stage === 'waiting') {
      expect(session.view()).toMatchObject({ phase: 'waiting', seats: [] });
      expect(deadline(session)).toBe(TEN_MINUTES);
    } else {
      expect(session.view()).toMatchObject({ phase: 'finished', ending: { kind: 'closed' }, seats: [] });
    }
  });

  /** ann can bet, ben has no chips left. */
  const withBrokeSeat = (ties: number) => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 9 8 10', [50, 500], 'stand stand');
    for (let round = 0; round < ties; round += 1) session.round('10 10 10 10', [50], 'stand');
    return session;
  };

  test.each([
    ['the result is shown', 0, false],
    ['bets are open', 0, true],
    ['the shoe is mixed', 49, true],
  ])('HSE-043 the house wins at once when only broke seats stay behind while %s', (_, ties, goesOn) => {
    const session = withBrokeSeat(ties);
    if (goesOn) session.say('ann', 'next');
    expect(session.say('ann', 'leave 1')).toBe('ok');
    expect(session.view()).toMatchObject({ phase: 'finished', ending: { kind: 'houseWins' }, seats: [{ seat: 2 }] });
  });

  test('one of several seats of a person may be left; the person stays', () => {
    const session = startedHouse('ann ann');
    expect(session.say('ann', 'leave 1')).toBe('ok');
    expect(session.view().seats).toMatchObject([{ seat: 2, isAway: false }]);
    expect(deadline(session)).toBe(20_000);
    expect(session.run.state().closesAt).toBeNull();
  });
});

describe('who is there', () => {
  test('a person without connection is shown as away on every seat, until back', () => {
    const session = startedHouse('ann ben ann');
    goes(session, 'ann');
    expect(session.view().seats.map(({ isAway }) => isAway)).toEqual([true, false, true]);
    comes(session, 'ann');
    expect(session.view().seats.map(({ isAway }) => isAway)).toEqual([false, false, false]);
  });

  test.each([
    ['somebody without a seat comes', 'zed', true],
    ['somebody without a seat goes', 'zed', false],
    ['somebody comes who is there', 'ann', true],
  ])('nothing happens when %s', (_, name, isConnected) => {
    const session = startedHouse('ann');
    const before = session.run.state();
    expect(session.run.presence(named(name), isConnected)).toBe('ok');
    expect(session.run.steps().at(-1)?.events).toEqual([]);
    expect(session.run.state()).toBe(before);
  });

  test('nothing happens when somebody goes twice, or after the end', () => {
    const session = startedHouse('ann');
    goes(session, 'ann');
    goes(session, 'ann');
    expect(session.run.steps().at(-1)?.events).toEqual([]);
    session.wait(TEN_MINUTES);
    comes(session, 'ann');
    expect(session.run.steps().at(-1)?.events).toEqual([]);
  });

  test('the hour of closing runs from the last one’s going, and is lifted when one is back', () => {
    const session = seatedHouse('ann ben');
    session.wait(1_000);
    goes(session, 'ann');
    expect(deadline(session)).toBeNull();
    session.wait(1_000);
    goes(session, 'ben');
    expect(deadline(session)).toBe(2_000 + TEN_MINUTES);
    session.wait(TEN_MINUTES - 1);
    comes(session, 'ann');
    expect(deadline(session)).toBeNull();
    session.wait(TEN_MINUTES);
    expect(session.view().phase).toBe('waiting');
  });

  test('a person who leaves the last seat with somebody there does not count any more', () => {
    const session = seatedHouse('ann ben');
    goes(session, 'ben');
    session.say('ann', 'leave 1');
    expect(deadline(session)).toBe(TEN_MINUTES);
    comes(session, 'ann');
    expect(deadline(session)).toBe(TEN_MINUTES);
  });

  test('a table at which nobody sits down closes after ten minutes', () => {
    const run = openHouse('ann', listedChance());
    run.passTo(TEN_MINUTES - 1);
    expect(HOUSE_TABLE.view(run.state()).phase).toBe('waiting');
    run.passTo(TEN_MINUTES);
    expect(HOUSE_TABLE.view(run.state()).ending).toEqual({ kind: 'closed' });
    expect(HOUSE_TABLE.deadline(run.state())).toBeNull();
  });

  test('a seat’s taking lifts the hour of closing', () => {
    const session = seatedHouse('ann');
    session.wait(2 * TEN_MINUTES);
    expect(session.view().phase).toBe('waiting');
  });
});

describe('closing', () => {
  const abandoned = () => {
    const session = startedHouse('ann ben');
    goes(session, 'ann');
    goes(session, 'ben');
    session.wait(TEN_MINUTES - 5_000);
    return session;
  };

  test('with bets open the stakes go back', () => {
    const session = abandoned();
    session.say('ann', 'bet 1 250');
    session.wait(5_000);
    expect(session.view()).toMatchObject({ phase: 'finished', ending: { kind: 'closed' }, bank: 2_000, clock: null });
    expect(session.chips()).toEqual([500, 500]);
    expect(session.view().seats.map(({ bet }) => bet)).toEqual([0, 0]);
    expect(session.heard()).toEqual([
      { type: 'ended', ending: { kind: 'closed' } },
      { type: 'chipsMoved', from: 'bet:1', to: 'purse:1', amount: 250 },
    ]);
  });

  test('in mid-round every stake goes back, doubles and splits too, the hole card stays hidden, nobody is asked', () => {
    const session = abandoned();
    session.round('8 10 6 8 10 10 3 2 5', [100, 50], 'split double');
    expect(session.chips()).toEqual([200, 450]);
    session.wait(5_000);
    expect(session.view()).toMatchObject({ phase: 'finished', bank: 2_000, active: null, ending: { kind: 'closed' } });
    expect(session.chips()).toEqual([500, 500]);
    expect(told(session.view().table).at(-1)).toBe('dealer: 6 ?');
    expect(session.overlay('ann')).toMatchObject({ actions: null, bets: [], canNext: false, canLeave: [] });
    expect(session.say('ann', 'stand')).toBe('wrong-phase');
  });

  test('an alarm for a deadline that is gone is refused', () => {
    const session = abandoned();
    const state = session.run.state();
    const alarm = (at: number) =>
      HOUSE_TABLE.decide(state, { at, by: { kind: 'clock' }, command: { type: 'timeUp', deadline: at } });
    expect(alarm(20_000)).toEqual({ ok: false, refusal: 'wrong-phase' });
    expect(alarm(TEN_MINUTES)).toMatchObject({ ok: true });
  });
});

describe('the line in the lobby', () => {
  const line = (session: HouseSession) => HOUSE_TABLE.lobbyLine(session.run.state());

  test('before the start a newcomer can sit down, up to the sixth seat', () => {
    expect(line(seatedHouse('ann ben'))).toEqual({
      kind: 'house',
      summary: '5 decks, bets 50 to 500, bank 1,000 a seat',
      state: 'waiting',
      stateText: 'Waiting for players',
      stateNote: 'Not started',
      seated: [named('ann'), named('ben')],
      seats: 6,
      canJoin: true,
    });
    expect(line(seatedHouse('ann ben cat dan eve fay')).canJoin).toBe(false);
  });

  test('it follows the session', () => {
    const session = startedHouse('ann');
    const bets = { state: 'running', stateText: 'Round 1', stateNote: 'Placing bets', canJoin: false };
    expect(line(session)).toMatchObject({ ...bets, summary: '5 decks, bets 50 to 500, bank 1,000' });
    session.round('10 9 8 10', [500]);
    expect(line(session)).toMatchObject({ state: 'running', stateText: 'Round 1', stateNote: 'Playing' });
    session.act('stand');
    expect(line(session)).toMatchObject({ state: 'finished', stateText: 'Round 1', stateNote: 'Finished' });
    expect(line(session).summary).toBe('5 decks, bets 50 to 500, bank 1,500');
  });

  test('a table that closed before its first round says so', () => {
    const run = openHouse('ann', listedChance());
    run.passTo(TEN_MINUTES);
    expect(HOUSE_TABLE.lobbyLine(run.state())).toMatchObject({ state: 'finished', stateText: 'No round played' });
  });
});

describe('starting', () => {
  test('while the opener is seated and there, nobody else starts; once away, anyone seated may', () => {
    const session = seatedHouse('ann ben');
    expect(session.say('ben', 'start')).toBe('not-your-turn');
    expect(session.overlay('ben').canStart).toBe(false);
    goes(session, 'ann');
    expect(session.overlay('ben').canStart).toBe(true);
    expect(session.say('ben', 'start')).toBe('ok');
  });
});
