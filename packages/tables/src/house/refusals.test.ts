import { describe, expect, test } from 'vitest';
import { type HouseSession, houseCommand, named, seatedHouse, startedHouse } from '../testkit/house-run.ts';
import type { HouseCommand } from './command.ts';

/** The answers to a watcher, to ann (opener, seat 1) and to ben (seat 2). */
type Row = readonly [command: string, watcher: string, ann: string, ben: string];

interface Stage {
  readonly stage: string;
  readonly reach: () => HouseSession;
  readonly rows: readonly Row[];
}

const OUT = 'not-participant';
const WRONG = 'wrong-phase';

function dealt(): HouseSession {
  const session = startedHouse('ann ben');
  session.round('8 10 6 8 7 10', [50, 50]);
  return session;
}

function atResult(): HouseSession {
  const session = startedHouse('ann ben');
  session.round('10 10 9 9 8 10', [50, 50], 'stand stand');
  return session;
}

function shuffling(): HouseSession {
  const session = startedHouse('ann ben');
  // Rounds of six cards that all tie, until fewer than 60 are left.
  for (let round = 0; round < 34; round += 1) session.round('10 10 10 10 10 10', [50, 50], 'stand stand');
  session.say('ann', 'next');
  return session;
}

function finished(): HouseSession {
  const session = startedHouse('ann ben');
  session.round('10 10 9 8 8 10', [500, 500], 'stand stand');
  return session;
}

const STAGES: readonly Stage[] = [
  {
    stage: 'waiting',
    reach: () => seatedHouse('ann ben'),
    rows: [
      ['sit 3', 'ok', 'ok', 'ok'],
      ['sit 1', 'seat-taken', 'seat-taken', 'seat-taken'],
      ['sit 7', 'bad-amount', 'bad-amount', 'bad-amount'],
      ['leave 1', OUT, 'ok', 'seat-taken'],
      ['leave 3', OUT, 'bad-amount', 'bad-amount'],
      ['start', OUT, 'ok', 'not-your-turn'],
      ['bet 1 50', OUT, WRONG, WRONG],
      ['stand', OUT, WRONG, WRONG],
      ['next', OUT, WRONG, WRONG],
    ],
  },
  {
    stage: 'bets open',
    reach: () => startedHouse('ann ben'),
    rows: [
      ['sit 3', WRONG, WRONG, WRONG],
      ['leave 1', OUT, 'ok', 'seat-taken'],
      ['leave 3', OUT, 'bad-amount', 'bad-amount'],
      ['start', OUT, WRONG, WRONG],
      ['bet 1 50', OUT, 'ok', 'seat-taken'],
      ['bet 1 75', OUT, 'bad-amount', 'bad-amount'],
      ['bet 3 50', OUT, 'bad-amount', 'bad-amount'],
      ['stand', OUT, WRONG, WRONG],
      ['next', OUT, WRONG, WRONG],
    ],
  },
  {
    stage: 'ann has bet 100',
    reach: () => {
      const session = startedHouse('ann ben');
      session.say('ann', 'bet 1 100');
      return session;
    },
    rows: [
      ['leave 1', OUT, 'already-submitted', 'seat-taken'],
      ['bet 1 50', OUT, 'already-submitted', 'seat-taken'],
      ['bet 1 75', OUT, 'already-submitted', 'bad-amount'],
      ['bet 1 500', OUT, 'already-submitted', 'over-capital'],
      ['bet 2 500', OUT, 'seat-taken', 'ok'],
    ],
  },
  {
    stage: 'ann is asked',
    reach: dealt,
    rows: [
      ['sit 3', WRONG, WRONG, WRONG],
      ['leave 1', OUT, WRONG, WRONG],
      ['leave 3', OUT, WRONG, WRONG],
      ['start', OUT, WRONG, WRONG],
      ['bet 1 50', OUT, WRONG, WRONG],
      ['hit', OUT, 'ok', 'not-your-turn'],
      ['stand', OUT, 'ok', 'not-your-turn'],
      ['double', OUT, 'ok', 'not-your-turn'],
      ['split', OUT, 'ok', 'not-your-turn'],
      ['surrender', OUT, 'illegal-action', 'not-your-turn'],
      ['next', OUT, WRONG, WRONG],
    ],
  },
  {
    stage: 'result shown',
    reach: atResult,
    rows: [
      ['sit 3', WRONG, WRONG, WRONG],
      ['leave 1', OUT, 'ok', 'seat-taken'],
      ['leave 3', OUT, 'bad-amount', 'bad-amount'],
      ['start', OUT, WRONG, WRONG],
      ['bet 1 50', OUT, WRONG, WRONG],
      ['stand', OUT, WRONG, WRONG],
      ['next', OUT, 'ok', 'ok'],
    ],
  },
  {
    stage: 'shuffling',
    reach: shuffling,
    rows: [
      ['sit 3', WRONG, WRONG, WRONG],
      ['leave 1', OUT, 'ok', 'seat-taken'],
      ['start', OUT, WRONG, WRONG],
      ['bet 1 50', OUT, WRONG, WRONG],
      ['stand', OUT, WRONG, WRONG],
      ['next', OUT, WRONG, WRONG],
    ],
  },
  {
    stage: 'finished',
    reach: finished,
    rows: [
      ['sit 3', WRONG, WRONG, WRONG],
      ['leave 1', OUT, WRONG, WRONG],
      ['leave 3', OUT, WRONG, WRONG],
      ['start', OUT, WRONG, WRONG],
      ['bet 1 50', OUT, WRONG, WRONG],
      ['bet 9 -1', OUT, WRONG, WRONG],
      ['stand', OUT, WRONG, WRONG],
      ['next', OUT, WRONG, WRONG],
    ],
  },
];

describe.each(STAGES)('commands while $stage', ({ reach, rows }) => {
  test.each(rows)('%s: a watcher %s, ann %s, ben %s', (command, watcher, ann, ben) => {
    const { run } = reach();
    const answers = ['zed', 'ann', 'ben'].map((name) => run.ask(named(name), houseCommand(command)));
    expect(answers).toEqual([watcher, ann, ben]);
  });
});

const ODD = [0, -1, 7, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, Number.MAX_SAFE_INTEGER, -0, 2 ** 60];

const ODD_COMMANDS: readonly HouseCommand[] = ODD.flatMap((odd): HouseCommand[] => [
  { type: 'sit', seat: odd },
  { type: 'leave', seat: odd },
  { type: 'bet', seat: odd, amount: 50 },
  { type: 'bet', seat: 1, amount: odd },
]);

describe('numbers that name nothing', () => {
  test.each(ODD_COMMANDS.filter(({ type }) => type === 'sit'))('no seat for $type $seat', (command) => {
    expect(seatedHouse('ann').say('ben', command)).toBe('bad-amount');
  });

  test.each(ODD_COMMANDS.filter(({ type }) => type !== 'sit'))('bets open: $type $seat $amount', (command) => {
    const session = startedHouse('ann ben');
    const before = session.run.state();
    expect(session.say('ann', command)).toBe('bad-amount');
    expect(session.run.state()).toBe(before);
  });

  test.each(STAGES)('none of them throws or is accepted while $stage', ({ reach }) => {
    const session = reach();
    const turns = ODD.map((turn): HouseCommand => ({ type: 'act', action: 'stand', turn }));
    for (const command of [...ODD_COMMANDS, ...turns]) {
      for (const name of ['zed', 'ann', 'ben']) expect(session.run.ask(named(name), command)).not.toBe('ok');
    }
  });
});

describe('the amount comes before whose seat it is', () => {
  test('a seat that sits out can afford nothing', () => {
    const session = startedHouse('ann ben');
    session.round('10 10 9 8 9 10', [500, 50], 'stand stand');
    session.say('ann', 'next');
    expect(session.say('ann', 'bet 1 50')).toBe('over-capital');
    expect(session.say('ann', 'bet 1 60')).toBe('bad-amount');
  });
});

describe('answers that come too late', () => {
  test('a bet after the window is too late until the next one opens', () => {
    const session = startedHouse('ann ben');
    session.chance.add('10 9 9 8');
    session.say('ben', 'bet 2 50');
    session.wait(20_000);
    expect(session.say('ann', 'bet 1 50')).toBe('too-late');
    expect(session.say('ann', 'bet 2 50')).toBe('wrong-phase');
    expect(session.say('ben', 'bet 2 50')).toBe('wrong-phase');
    expect(session.say('ben', 'bet 1 50')).toBe('wrong-phase');
    session.act('stand');
    expect(session.say('ann', 'bet 1 50')).toBe('too-late');
    session.say('ann', 'next');
    expect(session.say('ann', 'bet 1 50')).toBe('ok');
  });

  test('an action after the clock stood for the hand is too late until the next bets', () => {
    const session = dealt();
    session.wait(20_000);
    expect(session.say('ann', 'hit')).toBe('too-late');
    session.chance.add('5');
    expect(session.say('ben', 'stand')).toBe('ok');
    expect(session.view().phase).toBe('break');
    expect(session.say('ann', 'hit')).toBe('too-late');
    expect(session.say('ben', 'hit')).toBe('wrong-phase');
    session.say('ben', 'next');
    expect(session.say('ann', 'hit')).toBe('wrong-phase');
  });

  test('during the shuffle the round is over: nothing of it is late any more', () => {
    const session = startedHouse('ann ben');
    for (let round = 0; round < 33; round += 1) session.round('10 10 10 10 10 10', [50, 50], 'stand stand');
    session.say('ann', 'next');
    session.chance.add('10 10 10 10');
    session.say('ben', 'bet 2 50');
    session.wait(40_000);
    expect(session.view().phase).toBe('break');
    expect(session.say('ann', 'bet 1 50')).toBe('too-late');
    expect(session.say('ben', 'hit')).toBe('too-late');
    session.say('ann', 'next');
    expect(session.view().phase).toBe('shuffle');
    expect(session.say('ann', 'bet 1 50')).toBe('wrong-phase');
    expect(session.say('ben', 'hit')).toBe('wrong-phase');
  });
});

describe('two presses of one question', () => {
  test('the second press answers nothing', () => {
    const session = startedHouse('ann');
    session.round('2 10 3 10 4 5', [50]);
    const turn = session.view().active?.turn;
    expect(session.say('ann', `hit ${turn}`)).toBe('ok');
    expect(session.say('ann', `hit ${turn}`)).toBe('already-submitted');
    expect(session.view().table?.spots[0]?.hands[0]?.cards).toHaveLength(3);
    expect(session.say('ann', `hit ${session.view().active?.turn}`)).toBe('ok');
  });

  test('a press for the first split hand, after the clock stood for it, does not reach the second', () => {
    const session = startedHouse('ann');
    session.round('8 10 8 10 2 3 4', [50], 'split');
    const turn = session.view().active?.turn;
    session.wait(20_000);
    expect(session.view().active).toMatchObject({ hand: 1 });
    expect(session.say('ann', `hit ${turn}`)).toBe('too-late');
    expect(session.say('ann', 'hit')).toBe('ok');
    expect(session.say('ann', `hit ${turn}`)).toBe('already-submitted');
  });

  test('without the number of the question an action answers whatever is asked now', () => {
    const session = startedHouse('ann');
    session.round('2 10 3 10 4 5', [50], 'hit hit');
    expect(session.view().table?.spots[0]?.hands[0]?.cards).toHaveLength(4);
  });
});

describe('whose answer was late', () => {
  test('the newest answer of a person counts: one in time for another seat makes a stray press no late one', () => {
    const session = startedHouse('ann ann ben');
    session.chance.add('10 10 10 9 6 6 6 8');
    session.bet(50, 50, 50);
    session.wait(20_000);
    expect(session.say('ann', 'stand')).toBe('ok');
    expect(session.view().active?.spot).toBe(3);
    expect(session.say('ann', 'hit')).toBe('not-your-turn');
  });

  test('a bet that was held up on its way stakes nothing in a later round', () => {
    const session = startedHouse('ann');
    const round = session.view().round;
    session.chance.add('10 9 6 8');
    session.bet(50);
    session.act('stand');
    expect(session.say('ann', { type: 'bet', seat: 1, amount: 50, round })).toBe('wrong-phase');
    session.say('ann', 'next');
    expect(session.say('ann', { type: 'bet', seat: 1, amount: 50, round })).toBe('too-late');
    expect(session.say('ann', { type: 'bet', seat: 1, amount: 50, round: round + 2 })).toBe('wrong-phase');
    session.chance.add('10 9 6 8');
    expect(session.say('ann', { type: 'bet', seat: 1, amount: 50, round: round + 1 })).toBe('ok');
  });

  test('a press that arrives rounds later answers no question of its new round', () => {
    const session = startedHouse('ann');
    session.chance.add('10 9 6 8');
    session.bet(50);
    const turn = session.view().active?.turn;
    session.act('stand');
    session.say('ann', 'next');
    session.chance.add('10 9 6 8');
    session.bet(50);
    expect(session.say('ann', `hit ${turn}`)).toBe('already-submitted');
  });
});
