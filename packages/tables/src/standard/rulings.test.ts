import { describe, expect, test } from 'vitest';
import { named } from '../testkit/house-run.ts';
import { type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import { capitalOf } from './query.ts';
import { STANDARD_TABLE } from './table.ts';

const BETS = ['ann bid 5', 'ben skipRest', 'cat skipRest', 'ben bet 100'];
const DISCARD = [...BETS, 'cat bet 300'];
const REVEAL = [...DISCARD, 'ann discard 0'];
const PLAY = [...REVEAL, 'ann reveal 0'];
const DEALER = [...PLAY, 'ben double', 'cat stand'];
const BREAK = [...DEALER, 'ann stand'];

/** A game of four after these lines. Dan has resigned after the second of them. */
function playedTo(lines: readonly string[], rounds = 3): StandardSession {
  const session = startedStandard('ann ben cat dan', {
    settings: { dealersRule: 'free-will-3-2-1', rounds },
    terms: { isPaced: true, isRated: true },
    ratings: { ann: 15_000, ben: 15_000, cat: 15_000, dan: 15_000 },
  });
  session.deal('2 6 10 10 5 10 10 10');
  session.play(...lines.slice(0, 2), 'dan resign', ...lines.slice(2));
  return session;
}

const capitals = ({ run }: StandardSession) =>
  run.state().participants.map(({ number }) => capitalOf(run.state(), number));

describe('a round that an administrator voids', () => {
  test.each([
    ['bets', BETS],
    ['discard', DISCARD],
    ['reveal', REVEAL],
    ['play', PLAY],
    ['dealer', DEALER],
  ])(
    'in phase %s gives every bet back and goes on to the break; the paid bid and who has gone stay so',
    (phase, lines) => {
      const session = playedTo(lines);
      expect(session.view().phase).toBe(phase);
      expect(session.run.hear({ type: 'roundVoided' })).toBe('ok');
      // Dan's 1,000 and Ann's 5 were divided by three when the auction was over.
      expect(capitals(session)).toEqual([1_330, 1_335, 1_335, 0]);
      expect(session.view()).toMatchObject({
        phase: 'break',
        round: 1,
        bank: 0,
        generated: 0,
        table: null,
        outcome: null,
        results: [],
        lastRound: null,
        clock: { length: 10_000 },
      });
      session.wait(4_000);
      expect(session.view()).toMatchObject({ phase: 'auction', round: 2 });
    },
  );

  test('loses the bet of a Player who has resigned since, to those who stay', () => {
    const session = playedTo(BETS);
    session.play('ben resign');
    expect(session.view().phase).toBe('bets');
    session.run.hear({ type: 'roundVoided' });
    expect(capitals(session)).toEqual([1_997, 0, 2_002, 0]);
    expect(session.view().bank).toBe(1);
  });

  test('was the last one: the game is over, and rated', () => {
    const session = playedTo(PLAY, 1);
    session.run.hear({ type: 'roundVoided' });
    expect(session.view()).toMatchObject({ phase: 'finished', ending: 'rounds-played' });
    expect(session.view().ratingChanges).toHaveLength(4);
  });

  test.each([
    ['an auction', ['ann bid 5']],
    ['a break', BREAK],
  ])('is none in %s', (_, lines) => {
    expect(playedTo(lines).run.hear({ type: 'roundVoided' })).toBe('wrong-phase');
  });
});

describe('a game that is closed', () => {
  test.each([
    ['bets', BETS],
    ['discard', DISCARD],
    ['play', PLAY],
    ['dealer', DEALER],
  ])('in phase %s gives every bet back, rates nobody, and nothing is awaited any more', (_, lines) => {
    const session = playedTo(lines);
    expect(session.run.hear({ type: 'closed' })).toBe('ok');
    expect(capitals(session)).toEqual([1_330, 1_335, 1_335, 0]);
    expect(session.view()).toMatchObject({ phase: 'finished', ending: 'closed', clock: null, ratingChanges: [] });
    expect(STANDARD_TABLE.awaiting(session.run.state())).toEqual({ kind: 'nobody' });
    expect(STANDARD_TABLE.deadline(session.run.state())).toBeNull();
    expect(session.say('ben resign')).toBe('wrong-phase');
  });
});

describe('time and people', () => {
  test('a pause moves the clock of a question, and in a break both the countdown and the beat', () => {
    const playing = playedTo(PLAY);
    playing.wait(1_000);
    playing.run.hear({ type: 'clockShifted', by: 60_000 });
    playing.wait(88_999);
    expect(playing.view()).toMatchObject({ phase: 'play', active: { spot: 2 } });
    playing.wait(1);
    expect(playing.view().active).toEqual({ spot: 3, hand: 0 });
    const resting = playedTo(BREAK);
    resting.run.hear({ type: 'clockShifted', by: 50_000 });
    expect(resting.view().clock?.deadline).toBe(60_000);
    resting.wait(53_999);
    expect(resting.view().phase).toBe('break');
    resting.wait(1);
    expect(resting.view().phase).toBe('auction');
  });

  test('a guest who becomes an account in mid-round plays on with the same hand', () => {
    const session = startedStandard('ann', { settings: { includeBot: true } });
    session.deal('2 9 3 8 4 10');
    session.play('ann skipRest', 'bot bid 0', 'ann bet 100', 'ann hit');
    session.run.hear({ type: 'personMoved', from: 'ann', to: named('anna') });
    expect(session.say('ann stand')).toBe('not-participant');
    expect(session.overlay('anna')).toMatchObject({ number: 1, canResign: true });
    expect(session.view()).toMatchObject({ host: { id: 'anna' }, participants: [{ person: { id: 'anna' } }, {}] });
    expect(session.say('anna stand')).toBe('ok');
  });
});

describe('continuing by oneself', () => {
  test('STD-169 turned On in a break agrees with all the others after the beat, and at once when that is over', () => {
    const early = playedTo(BREAK);
    early.play('ann auto off');
    early.wait(2_000);
    early.play('ann auto on');
    expect(early.view().agreed).toEqual([]);
    early.wait(2_000);
    expect(early.view().phase).toBe('auction');
    const late = playedTo(BREAK);
    late.play('ann auto off');
    late.wait(4_000);
    expect(late.view()).toMatchObject({ agreed: [2, 3], autoContinue: { on: 2, of: 3 } });
    late.play('ann auto on');
    expect(late.view().phase).toBe('auction');
  });

  test('STD-160 STD-169 turned Off after the beat keeps the agreement that it has given', () => {
    const session = playedTo(BREAK);
    session.play('ben auto off');
    session.wait(4_000);
    session.play('ann auto off');
    expect(session.say('ann agree')).toBe('already-submitted');
    session.play('ben agree');
    expect(session.view().phase).toBe('auction');
  });

  test('STD-159 STD-160 who resigns in a break is not waited for; all others by hand need no beat', () => {
    const session = playedTo(BREAK);
    session.play('ben agree', 'cat agree', 'ann resign');
    expect(session.view()).toMatchObject({ phase: 'auction', round: 2 });
  });
});
