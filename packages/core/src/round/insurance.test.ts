import { describe, expect, test } from 'vitest';
import { balanceOf } from '../ledger.ts';
import { LIVE } from '../presets.ts';
import type { RuleSet } from '../rule-set.ts';
import { type Move, playListed, resultsOf } from '../testkit/play-round.ts';
import { startRound, startSolo } from '../testkit/start-round.ts';
import { awaiting } from './awaiting.ts';
import { decide } from './decide.ts';
import type { Game } from './state.ts';

/** Two bets of 10 from one purse that has `purse` left. */
function startShared(rules: RuleSet, purse: number): Game {
  return startRound({
    rules,
    bets: [
      { purse: 'purse:ada', wager: 10 },
      { purse: 'purse:ada', wager: 10 },
    ],
    funds: [['purse:ada', purse]],
    payers: ['mint'],
    purseCredit: false,
  });
}

const purseAfter = (game: Game): number => balanceOf(game.ledger, 'purse:ada');

describe('insurance', () => {
  test.each<[string, string, Move[], number]>([
    ['won: twice the half bet covers the lost one', '9 A 9 K', ['insure'], 1_010],
    ['lost beside a won hand', '10 A 10 7', ['insure', 'stand'], 1_015],
    ['declined before a dealer natural', '9 A 9 K', ['decline'], 1_000],
    ['nobody answers: the clock says no', '9 A 9 K', ['closeInsurance'], 1_000],
    ['even money: a natural insured against a natural', 'A A K K', ['insure'], 1_020],
    ['even money: a natural insured and no natural', 'A A K 9', ['insure'], 1_020],
    ['an uninsured natural against a natural', 'A A K K', ['decline'], 1_010],
  ])('%s', (_, cards, moves, purse) => {
    const played = playListed(startSolo(LIVE), cards, moves);
    expect(resultsOf(played)).toHaveLength(1);
    expect(purseAfter(played.game)).toBe(purse);
  });

  test.each<[string, RuleSet, string]>([
    ['not against a ten', LIVE, '9 K 9 7'],
    ['not against a nine', LIVE, '9 9 9 7'],
    ['not where the rules have none', { ...LIVE, insurance: false }, '9 A 9 7'],
  ])('%s', (_, rules, cards) => {
    expect(awaiting(playListed(startSolo(rules), cards, []).game).kind).toBe('action');
  });

  test('settles at the check, before anybody plays', () => {
    const { game } = playListed(startSolo(LIVE), '9 A 9 7', ['insure']);
    expect(game.round.phase.kind).toBe('play');
    expect([purseAfter(game), balanceOf(game.ledger, 'bet:1')]).toEqual([995, 10]);
  });

  test('half of an odd bet is rounded down', () => {
    const { game } = playListed(startSolo(LIVE, 15), '9 A 9 7', ['insure']);
    expect(game.round.spots[0]?.insurance).toEqual({ kind: 'taken', wager: 7 });
    expect(purseAfter(game)).toBe(993);
  });

  test('every spot answers for itself, and the check waits for the last', () => {
    const { game } = playListed(startShared(LIVE, 100), '9 9 A 9 9 K', ['insure']);
    expect(awaiting(game)).toEqual({ kind: 'insurance', spots: [2] });
    expect(decide(game, { type: 'insure', spot: 1, take: false })).toEqual({ ok: false, refusal: 'already-submitted' });
    const done = decide(game, { type: 'insure', spot: 2, take: false });
    expect(done.ok && done.events.at(-1)?.type).toBe('roundSettled');
  });

  test('one purse cannot insure two spots with the money for one', () => {
    const { game } = playListed(startShared(LIVE, 9), '9 9 A 9 9 K', ['insure']);
    expect(decide(game, { type: 'insure', spot: 2, take: true })).toEqual({ ok: false, refusal: 'over-capital' });
    expect(decide(game, { type: 'insure', spot: 2, take: false }).ok).toBe(true);
  });

  test('a purse with credit may insure with nothing in it', () => {
    const start = startSolo(LIVE, 10, 0);
    const onCredit: Game = { ...start, ledger: { ...start.ledger, purseCredit: true } };
    expect(purseAfter(playListed(onCredit, '9 A 9 7', ['insure']).game)).toBe(-5);
  });

  test('a short bank pays insurance in proportion', () => {
    const start = startRound({
      rules: LIVE,
      bets: [
        { purse: 'purse:ada', wager: 20 },
        { purse: 'purse:ben', wager: 10 },
      ],
      funds: [
        ['purse:ada', 10],
        ['purse:ben', 5],
        ['bank', 16],
      ],
      payers: ['bank'],
      purseCredit: false,
    });
    const { game } = playListed(start, '9 9 A 9 9 K', ['insure', 'insure']);
    // 16 for claims of 20 and 10: 10 and 5, and the one left over to the first. Then both bets are lost to the bank.
    expect([purseAfter(game), balanceOf(game.ledger, 'purse:ben'), balanceOf(game.ledger, 'bank')]).toEqual([
      21, 10, 30,
    ]);
  });

  test('who gives up while asked has declined', () => {
    const { game } = playListed(startShared(LIVE, 100), '9 9 A 9 9 7', ['forfeit 1']);
    expect(awaiting(game)).toEqual({ kind: 'insurance', spots: [2] });
    expect(game.round.spots[0]?.insurance).toEqual({ kind: 'declined' });
  });

  test('who gave up before is not asked', () => {
    const rules: RuleSet = { ...LIVE, dealer: 'free-will', deal: 'two-down' };
    const { game } = playListed(startShared(rules, 100), '9 9 A 9 9 7', ['forfeit 2', 'reveal 0']);
    expect(awaiting(game)).toEqual({ kind: 'insurance', spots: [1] });
    const alone = playListed(startSolo(rules), '9 A 9 7', ['forfeit 1', 'reveal 0']);
    expect(resultsOf(alone)[0]?.outcome).toBe('forfeit');
  });
});
