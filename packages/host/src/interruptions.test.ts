import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shoeSource } from './card-source.ts';
import type { CommandAnswer } from './command-answer.ts';
import type { Clock, Snapshot } from './ports.ts';
import { openRelay, type RelayHost, type RelayWorld, relayWorld } from './testkit/relay-host.ts';
import { ANN, BEN, type RelayCommand } from './testkit/relay-table.ts';
import { testRandom } from './testkit/test-random.ts';

const MISHAPS = ['none', 'crashBeforeWriting', 'crashAfterWriting', 'crashWhileWaiting', 'stop', 'saidTwice'] as const;

interface ScriptStep {
  readonly wait: number;
  readonly person: typeof ANN;
  readonly command: RelayCommand;
  readonly mishap: (typeof MISHAPS)[number];
}

const script: fc.Arbitrary<ScriptStep[]> = fc.array(
  fc.record({
    wait: fc.constantFrom(0, 1, 4_000, 9_999, 10_000, 10_001, 25_000),
    person: fc.constantFrom(ANN, BEN, { id: 'cal', name: 'Cal', avatar: 'fox' }),
    command: fc.oneof(
      fc.record({ type: fc.constant('run' as const), points: fc.integer({ min: -1, max: 20 }) }),
      fc.constantFrom<RelayCommand>({ type: 'draw' }, { type: 'roll' }, { type: 'wait' }),
    ),
    mishap: fc.constantFrom(...MISHAPS),
  }),
  { maxLength: 30 },
);

/** One opening whose alarms stop ringing when its process dies. */
interface Life extends RelayHost {
  readonly die: () => void;
}

async function live(world: RelayWorld): Promise<Life> {
  let isAlive = true;
  const clock: Clock = {
    now: world.clock.now,
    alarm: (at, ring) => world.clock.alarm(at, () => (isAlive ? ring() : undefined)),
  };
  // Chance depends on the position alone, so that a step that was lost falls out the same way when it is taken again.
  let seqOf = () => 0;
  let seededFor = -1;
  let random = testRandom(0);
  const cardSource = shoeSource((below) => {
    if (seededFor !== seqOf()) {
      seededFor = seqOf();
      random = testRandom(seededFor);
    }
    return random(below);
  });
  const opened = await openRelay(world, { clock, cardSource });
  seqOf = () => opened.host.frame().seq;
  const die = () => {
    isAlive = false;
  };
  return { ...opened, die };
}

interface Outcome {
  readonly answers: readonly CommandAnswer[];
  readonly end: Snapshot | null;
}

/** Says the steps of a script, each after its wait. `isCharmed`: no mishap happens. */
async function play(steps: readonly ScriptStep[], isCharmed: boolean): Promise<Outcome> {
  const world = await relayWorld();
  let life = await live(world);
  const answers: CommandAnswer[] = [];
  const reopen = async () => {
    life.die();
    world.store.behave();
    life = await live(world);
  };
  for (const [index, { wait, person, command, mishap: drawn }] of steps.entries()) {
    const mishap = isCharmed ? 'none' : drawn;
    const say = () => life.say(person, `id-${index}`, command);
    if (mishap === 'stop') await life.host.stop();
    if (mishap === 'crashWhileWaiting') life.die();
    await world.clock.advanceTo(world.clock.now() + wait, life.host.settled);
    if (mishap === 'stop' || mishap === 'crashWhileWaiting') await reopen();
    if (mishap === 'crashBeforeWriting' || mishap === 'crashAfterWriting') {
      const crashed = world.store.crashAtNextAppend(mishap === 'crashAfterWriting');
      await Promise.race([crashed, say()]);
      await reopen();
    }
    if (mishap === 'saidTwice') void say();
    answers.push(await say());
  }
  await life.host.stop();
  const stored = await world.store.claim('relay');
  expect(world.reports).toEqual([]);
  return { answers, end: stored?.snapshot ?? null };
}

test('whatever dies whenever, answers and table are as if nothing had happened', async () => {
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      expect(await play(steps, false)).toEqual(await play(steps, true));
    }),
    { numRuns: 200, seed: 20_260 },
  );
});
