import { describe, expect, test } from 'vitest';
import { listedSource } from './card-source.ts';
import type { Policy } from './policy.ts';
import { openRelay, relayLog, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, RELAY_TIME, type RelayCommand, type RelayOverlay, type RelayView } from './testkit/relay-table.ts';

type RelayPolicy = Policy<RelayView, RelayOverlay, RelayCommand>;

const RUN = { type: 'run', points: 3 } as const;

/** Answers with this whenever it is asked by the table. */
function willing(person: typeof ANN, command: RelayCommand): RelayPolicy {
  return { person, answer: (_, { isAsked }) => (isAsked ? command : null) };
}

describe('policies', () => {
  test('answer through the log, under ids of their own', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world, { policies: [willing(BEN, { type: 'run', points: 1 })] });
    await say(ANN, 'one', RUN);
    await host.settled();
    expect(host.frame()).toMatchObject({ seq: 2, view: { points: 4, turn: 2 } });
    expect((await relayLog(world)).map(({ commandId }) => commandId)).toEqual(['ann:one', 'ben:policy.2']);
  });

  test('are asked one at a time, after each change, until the end', async () => {
    const world = await relayWorld();
    const policies = [willing(ANN, { type: 'run', points: 300 }), willing(BEN, { type: 'run', points: 100 })];
    const { host } = await openRelay(world, { policies });
    expect(host.isFinished()).toBe(true);
    expect(world.frames.map(({ view }) => view.points)).toEqual([300, 400, 700, 800, 1100]);
  });

  test('see the view and their own overlay, and nothing else', async () => {
    const world = await relayWorld();
    const seen: unknown[][] = [];
    const watching: RelayPolicy = {
      person: BEN,
      answer: (...args) => {
        seen.push(args);
        return null;
      },
    };
    const { say, host } = await openRelay(world, { policies: [watching] });
    await say(ANN, 'one', { type: 'draw' });
    expect(seen.at(-1)).toEqual([host.frame().view, host.overlay('ben')]);
    expect(host.overlay('ben').cards).toEqual([]);
  });

  test('of two with something to say the one in front is asked first', async () => {
    const world = await relayWorld();
    const order: string[] = [];
    const policy = (person: typeof ANN): RelayPolicy => ({
      person,
      answer: (_, { isAsked }) => {
        order.push(person.id);
        return isAsked ? { type: 'finish' } : null;
      },
    });
    await openRelay(world, { policies: [policy(BEN), policy(ANN)] });
    expect(order.slice(0, 2)).toEqual(['ben', 'ann']);
  });

  test('one that is refused is not asked again before the table changes', async () => {
    const world = await relayWorld();
    let asked = 0;
    const stubborn: RelayPolicy = {
      person: BEN,
      answer: () => {
        asked += 1;
        return RUN;
      },
    };
    const { say, host } = await openRelay(world, { policies: [stubborn] });
    const askedBefore = asked;
    await host.settled();
    await say(BEN, 'refused', RUN);
    expect([host.frame().seq, asked]).toEqual([0, askedBefore]);
    await say(ANN, 'one', RUN);
    await host.settled();
    expect(host.frame().seq).toBe(2);
    expect(asked).toBeGreaterThan(askedBefore);
  });

  test('one whose command does nothing is not asked again before the table changes', async () => {
    const world = await relayWorld();
    const { host } = await openRelay(world, { policies: [{ person: BEN, answer: () => ({ type: 'wait' }) }] });
    await host.settled();
    expect(host.frame().seq).toBe(0);
  });

  test('a silenced one does not keep others from speaking', async () => {
    const world = await relayWorld();
    const policies = [{ person: BEN, answer: () => RUN }, willing(ANN, { type: 'finish' })];
    const { host } = await openRelay(world, { policies });
    expect(host.isFinished()).toBe(true);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('confused');
      },
      'fault: Error: confused',
    ],
    ['meets a bug of the table', (): RelayCommand => ({ type: 'break' }), 'fault: Error: relay bug'],
  ])('one that %s is reported, and the clock answers for it', async (_, answer, report) => {
    const world = await relayWorld();
    const policies: RelayPolicy[] = [{ person: BEN, answer: (_view, { isAsked }) => (isAsked ? answer() : null) }];
    const { say, host } = await openRelay(world, { policies });
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME, host.settled);
    expect(host.frame().view.turn).toBe(2);
    expect(world.reports).toEqual([report]);
  });

  test('one that throws is reported once per position, whoever else is asked', async () => {
    const world = await relayWorld();
    const confused: RelayPolicy = {
      person: BEN,
      answer: () => {
        throw new Error('confused');
      },
    };
    await openRelay(world, {
      policies: [confused, { person: { id: 'cal', name: 'Cal', avatar: 'fox' }, answer: () => RUN }],
    });
    expect(world.reports).toEqual(['fault: Error: confused']);
  });

  test('one that needs a card when none is listed stops the host', async () => {
    const world = await relayWorld();
    const policies = [willing(BEN, { type: 'draw' })];
    const { say, host } = await openRelay(world, { policies, cardSource: listedSource([], null) });
    await say(ANN, 'one', RUN);
    await host.settled();
    expect(world.reports).toEqual(['failed: CardsRanOut: no listed card is left']);
    expect(host.frame().seq).toBe(1);
  });
});

describe('time to think', () => {
  test('passes before the answer, and the answer has its time', async () => {
    const world = await relayWorld();
    const given = { policies: [willing(BEN, RUN)], thinkingTime: () => 700 };
    const { say, host } = await openRelay(world, given);
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(699, host.settled);
    expect(host.frame().seq).toBe(1);
    await world.clock.advanceTo(5_000, host.settled);
    expect((await relayLog(world)).map(({ at }) => at)).toEqual([0, 700]);
  });

  test('what is said after it fits the table as it is then', async () => {
    const world = await relayWorld();
    const given = { policies: [willing(BEN, RUN)], thinkingTime: () => RELAY_TIME + 5 };
    const { say, host } = await openRelay(world, given);
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(RELAY_TIME + 5, host.settled);
    expect(world.frames.map(({ happenings }) => happenings)).toEqual([['ran', 'passed'], ['passed']]);
  });

  test('is not prolonged by what happens meanwhile', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world, { policies: [willing(BEN, RUN)], thinkingTime: () => 700 });
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(300, host.settled);
    host.setPresence('ann', true);
    await world.clock.advanceTo(5_000, host.settled);
    expect((await relayLog(world)).map(({ at }) => at)).toEqual([0, 300, 700]);
  });

  test('begins anew with the next question', async () => {
    const world = await relayWorld();
    const { say, host } = await openRelay(world, { policies: [willing(BEN, RUN)], thinkingTime: () => 700 });
    await say(ANN, 'one', RUN);
    await world.clock.advanceTo(600, host.settled);
    await say(BEN, 'himself', RUN);
    await say(ANN, 'two', RUN);
    await world.clock.advanceTo(5_000, host.settled);
    expect((await relayLog(world)).map(({ at }) => at)).toEqual([0, 600, 600, 1_300]);
  });

  test('is over when the host stops', async () => {
    const world = await relayWorld();
    const given = { policies: [willing(BEN, RUN)], thinkingTime: () => 700 };
    const { say, host } = await openRelay(world, given);
    await say(ANN, 'one', RUN);
    await host.stop();
    await world.clock.advanceTo(5_000, host.settled);
    expect(host.frame().seq).toBe(1);
  });
});
