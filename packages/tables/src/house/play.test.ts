import { describe, expect, test } from 'vitest';
import { startedHouse, told } from '../testkit/house-run.ts';

describe('the deal', () => {
  test('HSE-014 each seat a card, the up-card, each seat a second, the hole card face down', () => {
    const session = startedHouse('ann ben cat');
    session.round('A 2 3 4 5 6 7 8', [50, 50, 50]);
    const dealt = session.heard().flatMap((event) => (event.type === 'cardDealt' ? [event.to] : []));
    const hands = [1, 2, 3].map((spot) => ({ spot, hand: 0 }));
    expect(dealt).toEqual([...hands, 'dealer', ...hands, 'dealer']);
    expect(told(session.view().table)).toEqual(['1: A 5 waiting', '2: 2 6 waiting', '3: 3 7 waiting', 'dealer: 4 ?']);
  });

  test('HSE-014 a seat without a bet gets no card', () => {
    const session = startedHouse('ann ben cat');
    session.chance.add('2 3 4 5 6 8');
    session.say('ann', 'bet 1 50');
    session.say('cat', 'bet 3 50');
    session.wait(20_000);
    expect(told(session.view().table)).toEqual(['1: 2 5 waiting', '3: 3 6 waiting', 'dealer: 4 ?']);
  });

  test('HSE-015 a natural is passed over: the next seat is asked', () => {
    const session = startedHouse('ann ben');
    session.round('A 10 9 K 8 7', [50, 50]);
    expect(session.view().active).toMatchObject({ spot: 2, hand: 0 });
    expect(told(session.view().table)[0]).toBe('1: A K natural');
    expect(session.say('ann', 'hit')).toBe('not-your-turn');
  });

  test('HSE-015 21 with three cards is no natural', () => {
    const session = startedHouse('ann');
    session.round('7 9 7 10 7', [100], 'hit');
    expect(told(session.view().table)[0]).toBe('1: 7 7 7 win +100');
  });
});

describe('the dealer’s check', () => {
  test.each(['A', 'K', '5'])('HSE-016 it comes before anybody is asked, with %s up as well', (upcard) => {
    const session = startedHouse('ann');
    session.round(`8 ${upcard} 8 9`, [50]);
    const heard = session.heard().map(({ type }) => type);
    expect(heard.at(-1)).toBe('dealerPeeked');
    expect(session.heard().at(-1)).toEqual({ type: 'dealerPeeked', hasNatural: false });
    expect(session.view().active).toMatchObject({ spot: 1, hand: 0 });
  });

  test('HSE-017 the natural lies open, and everybody sees it', () => {
    const session = startedHouse('ann ben');
    session.round('8 10 K 8 9 A', [50, 100]);
    expect(session.view()).toMatchObject({ phase: 'break', active: null, bank: 2_150 });
    expect(session.view().table?.dealer).toMatchObject({ isNatural: true, total: { total: 21 } });
    expect(session.heard()).toContainEqual({ type: 'dealerPeeked', hasNatural: true });
    expect(session.heard()).toContainEqual({ type: 'cardTurned', id: 6 });
  });

  test.each(['hit', 'stand', 'double', 'split'])('HSE-018 no %s into a dealer natural', (action) => {
    const session = startedHouse('ann');
    session.round('8 A 8 K', [50]);
    expect(session.say('ann', action)).toBe('wrong-phase');
    expect(session.overlay('ann').actions).toBeNull();
    expect(session.chips()).toEqual([450]);
  });
});

describe('turns', () => {
  test('HSE-019 seats act in order, each until its hands are done', () => {
    const session = startedHouse('ann ben cat');
    session.round('8 10 10 6 8 7 6 10 2 3 9 10 10', [50, 50, 50]);
    const asked: string[] = [];
    for (const action of ['split', 'hit', 'stand', 'stand', 'stand', 'hit']) {
      const active = session.view().active;
      asked.push(`${active?.spot}/${active?.hand} ${action}`);
      session.act(action);
    }
    expect(asked).toEqual(['1/0 split', '1/0 hit', '1/0 stand', '1/1 stand', '2/0 stand', '3/0 hit']);
    expect(session.view().phase).toBe('break');
  });

  test('HSE-019 nobody acts for somebody else', () => {
    const session = startedHouse('ann ben');
    session.round('8 10 6 8 7 10', [50, 50]);
    expect(session.say('ben', 'hit')).toBe('not-your-turn');
    expect(session.say('ann', 'stand')).toBe('ok');
    expect(session.say('ann', 'hit')).toBe('not-your-turn');
  });

  test('every accepted action gives the full 20 seconds again, also to the second hand of a split', () => {
    const session = startedHouse('ann');
    session.round('8 6 8 10 2 3 2', [50]);
    for (const action of ['split', 'hit', 'stand']) {
      session.wait(19_000);
      session.act(action);
      expect(session.view().clock).toEqual({ deadline: session.run.now() + 20_000, length: 20_000 });
    }
  });

  test('a refused action does not touch the clock', () => {
    const session = startedHouse('ann');
    session.round('8 6 7 10', [50]);
    const { clock } = session.view();
    session.wait(5_000);
    expect(session.say('ann', 'split')).toBe('illegal-action');
    expect(session.view().clock).toEqual(clock);
  });

  test('a hand that is not played in time stands', () => {
    const session = startedHouse('ann ben');
    session.round('2 10 6 3 7 10', [50, 50]);
    session.wait(19_999);
    expect(session.view().active).toMatchObject({ spot: 1 });
    session.wait(1);
    expect(session.view().active).toMatchObject({ spot: 2 });
    expect(session.heard()).toContainEqual({ type: 'timedOut', seats: [1] });
    expect(told(session.view().table)[0]).toBe('1: 2 3 stood');
  });
});
