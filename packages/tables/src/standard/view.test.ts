import { describe, expect, test } from 'vitest';
import { type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import type { StandardView } from './view.ts';

const available = (session: StandardSession) => session.view().participants.map((one) => one.available);

/** The column In play, as people read it. */
function inPlay(session: StandardSession): (string | number)[] {
  const words = { none: '-', dealer: 'Dealer' };
  return session
    .view()
    .participants.map((one) => (one.inPlay.kind === 'wagers' ? one.inPlay.amount : words[one.inPlay.kind]));
}

const standings = (session: StandardSession) =>
  session.view().auction?.standings.map(({ number, standing }) => `${number} ${standing}`);

const bids = ({ outcome }: StandardView) =>
  outcome?.bids.map(({ by, amount, after }) => `${by}: ${amount} at ${after}`);

/** Ann deals to Ben and Cat, who bet 100 and 200. */
function dealt(cards: string, settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard('ann ben cat', { settings, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 60', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200');
  return session;
}

describe('the auction as everybody sees it', () => {
  test('STD-024 STD-028 STD-030 Open bidding shows who leads with how much, the least bid, and who has skipped in which way', () => {
    const session = startedStandard('ann ben cat dan', { settings: { minimumRaise: 5 } });
    expect(session.view().auction).toMatchObject({ leading: null, leastBid: 0, bids: 0 });
    session.play('ben bid 0', 'ann bid 7', 'cat skipCurrent', 'dan skipRest');
    expect(session.view().auction).toMatchObject({ leading: { by: 1, amount: 7 }, leastBid: 12, bids: 2 });
    expect(standings(session)).toEqual(['1 leads', '2 asked', '3 skippedCurrent', '4 skippedRest']);
    session.play('ben bid 12');
    expect(standings(session)).toEqual(['1 asked', '2 leads', '3 asked', '4 skippedRest']);
    expect(session.view().auction?.standings.map(({ amount }) => amount)).toEqual([7, 12, null, null]);
  });

  test('STD-057 Paid bet only: nobody but the leader is seen to have bid', () => {
    const session = startedStandard('ann ben', { settings: { betsShown: 'paid' } });
    session.play('ben bid 0', 'ann bid 7');
    expect(session.view().auction?.standings.map(({ amount }) => amount)).toEqual([7, null]);
  });

  test('STD-022 STD-056 Blind bidding shows only that an answer is in, the same for a bid and a skip', () => {
    const session = startedStandard('ann ben cat', { settings: { bidding: 'blind' } });
    session.play('ann bid 300', 'ben skip');
    expect(session.view().auction).toEqual({
      openedAt: 0,
      leading: null,
      leastBid: 0,
      bids: 0,
      standings: [
        { number: 1, standing: 'answered', amount: null },
        { number: 2, standing: 'answered', amount: null },
        { number: 3, standing: 'asked', amount: null },
      ],
    });
    expect(session.view().outcome).toBeNull();
    expect(session.view().dealer).toBeNull();
  });

  test.each([
    ['STD-057 Open, All bets', { bidding: 'open', betsShown: 'all' }, ['1: 60 at 900', '2: 45 at 400', '1: 30 at 0']],
    ['STD-057 Open, Paid bet only', { bidding: 'open', betsShown: 'paid' }, ['1: 60 at 900']],
  ])('%s: the bids that may be looked up are sorted from the highest', (_, settings, revealed) => {
    const session = startedStandard('ann ben cat', { settings });
    session.play('ann bid 30');
    session.wait(400);
    session.play('ben bid 45');
    session.wait(500);
    session.play('ann bid 60', 'ben skipRest');
    expect(session.view().outcome).toBeNull();
    session.play('cat skipRest');
    expect(session.view().outcome).toMatchObject({ winner: 1, paid: 60 });
    expect(bids(session.view())).toEqual(revealed);
  });

  test.each([
    ['STD-057 Blind, All bets', 'all', ['3: 80 at 2', '1: 60 at 0', '2: 60 at 1']],
    ['STD-057 Blind, Paid bet only', 'paid', ['3: 80 at 2']],
  ])('%s: of equal bids the earlier comes first, and a skip is no bid', (_, betsShown, revealed) => {
    const session = startedStandard('ann ben cat dan', { settings: { bidding: 'blind', betsShown } });
    session.play('ann bid 60');
    session.wait(1);
    session.play('ben bid 60');
    session.wait(1);
    session.play('cat bid 80', 'dan skip');
    expect(bids(session.view())).toEqual(revealed);
  });

  test.each([
    ['Open, by skipping', 'open', ['ann skipCurrent', 'ben skipRest'], 0],
    ['Open, by the clock', 'open', ['ann skipRest'], 30_000],
    ['Blind, by skipping', 'blind', ['ann skip', 'ben skip'], 0],
    ['Blind, by the clock', 'blind', [], 30_000],
  ])(
    'STD-036 STD-064 all skip, %s: the Banker deals, and there is no bid to show',
    (_, bidding, lines, milliseconds) => {
      const session = startedStandard('ann ben', { settings: { bidding } });
      session.play(...lines);
      session.wait(milliseconds);
      expect(session.view().outcome).toEqual({ winner: null, paid: 0, bids: [] });
      expect(session.view().dealer).toEqual({ number: null, tookOver: false });
    },
  );

  test('STD-065 the outcome stays through the round and its break, and goes when the next auction opens', () => {
    const session = dealt('9 8 7 9 8 10');
    const outcome = session.view().outcome;
    expect(outcome?.winner).toBe(1);
    session.play('ben stand', 'cat stand', 'ann stand');
    expect(session.view().phase).toBe('break');
    expect(session.view().outcome).toEqual(outcome);
    session.wait(10_000);
    expect(session.view()).toMatchObject({ phase: 'auction', outcome: null, dealer: null, players: [], table: null });
  });
});

describe('standings', () => {
  test('STD-080 STD-174 sealed bets change nobody’s Available, nor does the capital that somebody gives up meanwhile', () => {
    const session = startedStandard('ann ben cat dan');
    session.play('ann bid 41', 'ben skipRest', 'cat skipRest', 'dan skipRest');
    const afterAuction = [969, 1010, 1010, 1010];
    expect(available(session)).toEqual(afterAuction);
    expect(session.view()).toMatchObject({ bank: 1, betsIn: [] });
    session.play('cat bet 300', 'ben bet 1010', 'cat resign');
    expect(available(session)).toEqual(afterAuction);
    // The numbers of those who have bet are in room order, whoever bets more.
    expect(session.view()).toMatchObject({ phase: 'bets', bank: 1, betsIn: [2, 3], players: [] });
  });

  test('STD-175 once all bets are in, Available is what is left and In play what lies on all hands of a Player', () => {
    const session = dealt('8 9 6 8 9 10 3 10 2');
    expect([available(session), inPlay(session)]).toEqual([
      [960, 920, 820],
      ['Dealer', 100, 200],
    ]);
    session.play('ben split');
    expect([available(session), inPlay(session)]).toEqual([
      [960, 820, 820],
      ['Dealer', 200, 200],
    ]);
    session.play('ben double');
    expect([available(session), inPlay(session)]).toEqual([
      [960, 720, 820],
      ['Dealer', 300, 200],
    ]);
  });

  test('STD-176 STD-177 a participant Dealer is named from the resolved auction on; all others have a hyphen until the deal', () => {
    const session = startedStandard('ann ben', { terms: { isPaced: true } });
    session.play('ann bid 0');
    expect(inPlay(session)).toEqual(['-', '-']);
    session.play('ben skipRest');
    expect([session.view().phase, inPlay(session)]).toEqual(['bets', ['Dealer', '-']]);
    session.deal('10 9 9 9');
    session.play('ben bet 100');
    expect(inPlay(session)).toEqual(['Dealer', 100]);
    session.play('ben stand', 'ann stand');
    expect([session.view().phase, inPlay(session)]).toEqual(['break', ['-', '-']]);
    session.wait(10_000);
    expect([session.view().phase, inPlay(session)]).toEqual(['auction', ['-', '-']]);
    session.play('ben resign');
    expect([session.view().phase, inPlay(session)]).toEqual(['finished', ['-', '-']]);
  });

  test('STD-176 the Banker’s name is in no row, also where it has taken over', () => {
    const session = startedStandard('ann ben cat');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ann resign');
    expect(session.view().dealer).toEqual({ number: null, tookOver: true });
    expect(inPlay(session)).toEqual(['-', '-', '-']);
  });

  test('STD-170 STD-171 how many continue by themselves: the bot does, and who is out of the game is not counted', () => {
    const session = startedStandard('ann ben cat', { settings: { includeBot: true } });
    const counted = () => session.view().autoContinue;
    expect(counted()).toEqual({ on: 4, of: 4 });
    session.play('ben auto off');
    expect(counted()).toEqual({ on: 3, of: 4 });
    session.play('ben resign', 'cat resign');
    expect(counted()).toEqual({ on: 2, of: 2 });
  });
});

describe('the felt', () => {
  test('STD-081 STD-085 Players stand in acting order, and who gave up before the deal comes last, without position and cards', () => {
    const session = startedStandard('ann ben cat dan');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'dan skipRest');
    session.play('ben bet 500', 'cat bet 100', 'cat resign');
    session.deal('9 8 6 9 8 10');
    session.play('dan bet 300');
    expect(session.view().players).toEqual([
      { number: 4, position: 1 },
      { number: 2, position: 2 },
      { number: 3, position: null },
    ]);
    expect(session.view().table?.spots.map(({ id, hands }) => [id, hands.map(({ cards }) => cards.length)])).toEqual([
      [4, [2]],
      [2, [2]],
      [3, [0]],
    ]);
  });

  test('STD-087 under Free will one card of the Dealer lies face up and one face down', () => {
    const session = dealt('9 8 7 9 8 QD');
    expect(session.view().table?.dealer.cards).toEqual([
      { kind: 'faceUp', id: 3, card: '7S' },
      { kind: 'faceDown', id: 6 },
    ]);
    expect(session.view()).toMatchObject({ phase: 'play', active: { spot: 2, hand: 0 } });
    session.play('ben stand', 'cat stand');
    expect(session.view().table?.dealer.cards[1]).toEqual({ kind: 'faceUp', id: 6, card: 'QD' });
    expect(session.view()).toMatchObject({ phase: 'dealer', active: null });
  });

  test('STD-091 the card thrown away lies open for the rest of the round, the others do not', () => {
    const session = dealt('5D 9 8 10 9 8 9', { dealersRule: 'free-will-3-2-1' });
    expect(session.view().phase).toBe('discard');
    expect(session.view().table?.dealer.cards.map(({ kind }) => kind)).toEqual(['faceDown', 'faceDown', 'faceDown']);
    session.play('ann discard 0');
    expect(session.view()).toMatchObject({ phase: 'reveal', table: { discarded: { id: 1, card: '5D' } } });
    session.play('ann reveal 1');
    const { table } = session.view();
    expect(table?.discarded).toEqual({ id: 1, card: '5D' });
    expect(table?.dealer.cards.map(({ kind }) => kind)).toEqual(['faceUp', 'faceDown']);
  });
});
