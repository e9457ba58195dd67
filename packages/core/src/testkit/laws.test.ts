import { describe, expect, test } from 'vitest';
import { emptyLedger, type Ledger, post } from '../ledger.ts';
import { money } from '../money.ts';
import { accepted, type Decision, REFUSALS, refused } from '../round/refusal.ts';
import { checkBook, type Machine, playByLaw } from './laws.ts';

/** Counts to three, a coin from the purse to the bank for each step. */
interface Count {
  readonly steps: number;
  readonly ledger: Ledger;
}
type Step = 'step' | 'leap';
interface Stepped {
  readonly type: 'stepped';
}

const start: Count = {
  steps: 0,
  ledger: post(emptyLedger(), [{ from: 'mint', to: 'purse:ada', amount: money(3) }]),
};

const COUNTER: Machine<Count, Step, Stepped> = {
  decide: ({ steps }, command) =>
    command === 'step' && steps < 3 ? accepted<Stepped>({ type: 'stepped' }) : refused('illegal-action'),
  evolve: ({ steps, ledger }) => ({
    steps: steps + 1,
    ledger: post(ledger, [{ from: 'purse:ada', to: 'bank', amount: money(1) }]),
  }),
  legal: ({ steps }) => (steps < 3 ? ['step'] : []),
  probes: () => ['step', 'leap'],
  isOver: ({ steps }) => steps === 3,
  ledger: ({ ledger }) => ledger,
  check: () => undefined,
};

const first = (legal: readonly Step[]): Step => legal[0] ?? 'leap';

test('a machine that keeps the laws is played to its end', () => {
  const play = playByLaw(COUNTER, start, first);
  expect(play.states.map(({ steps }) => steps)).toEqual([0, 1, 2, 3]);
  expect(play.commands).toEqual(['step', 'step', 'step']);
  expect(play.events).toHaveLength(3);
});

describe('a machine is found out that', () => {
  const step: Decision<Stepped> = { ok: true, events: [{ type: 'stepped' }] };
  let calls = 0;
  const nextRefusal = () => REFUSALS[calls++ % 2] ?? 'wrong-phase';

  test.each<[string, Partial<Machine<Count, Step, Stepped>>, RegExp]>([
    ['accepts what is not legal', { decide: () => step }, /"leap" gave/],
    ['refuses what is legal', { decide: () => refused('wrong-phase') }, /"step" gave/],
    ['leaves nobody to act', { legal: () => [] }, /until all is over/],
    ['asks when all is over', { isOver: () => true }, /until all is over/],
    ['never ends', { evolve: (state) => state }, /it ends/],
    [
      'answers in two ways',
      { decide: (_, command) => (command === 'step' ? step : refused(nextRefusal())) },
      /in two ways/,
    ],
    [
      'changes the state while deciding',
      { decide: (state, command) => Object.assign(state, { steps: 9 }) && COUNTER.decide(state, command) },
      /read only|object is not extensible|Cannot assign/,
    ],
    ['makes money', { ledger: () => ({ balances: { bank: money(1) }, purseCredit: false }) }, /adds up to 1/],
    [
      'depends on more than its log',
      { evolve: (state, event) => (Object.isFrozen(state) ? COUNTER.evolve(state, event) : { ...state, steps: 7 }) },
      /replayed log/,
    ],
    [
      'breaks a law of its own',
      {
        check: ({ steps }) => {
          if (steps === 2) throw new Error('no two');
        },
      },
      /no two/,
    ],
  ])('%s', (_, broken, message) => {
    expect(() => playByLaw({ ...COUNTER, ...broken }, start, first)).toThrow(message);
  });
});

describe('checkBook', () => {
  const balances = { mint: money(-1), 'purse:ada': money(-2), bank: money(3) };

  test.each<[string, Ledger, RegExp | null]>([
    ['a purse with credit may owe', { balances, purseCredit: true }, null],
    ['one without may not', { balances, purseCredit: false }, /purse:ada is overdrawn/],
    ['the bank may not', { balances: { mint: money(1), bank: money(-1) }, purseCredit: true }, /bank is overdrawn/],
    ['nothing may be missing', { balances: { mint: money(-1) }, purseCredit: true }, /adds up to -1/],
  ])('%s', (_, ledger, message) => {
    if (message) expect(() => checkBook(ledger)).toThrow(message);
    else expect(() => checkBook(ledger)).not.toThrow();
  });
});
