import type { StandardHappening, StandardView } from '@upcard/tables';
import { STANDARD_TABLE } from '@upcard/tables/standard/table';
import { type StandardSession, startedStandard } from '@upcard/tables/testkit/standard-game';
import { describe, expect, test } from 'vitest';
import { rewindStandard, type Shown } from './rewind-standard.ts';

/** What somebody sees of the newest step of a game from one of its happenings on: all that comes after it included, it is unseen. */
function seen(session: StandardSession, who: string, from: (one: StandardHappening) => boolean): Shown {
  const heard = session.heard();
  const index = heard.findIndex(from);
  if (index < 0) throw new Error('that has not happened');
  return rewindStandard(whole(session, who), heard.slice(index), viewBefore(session));
}

const whole = (session: StandardSession, who: string): Shown => ({
  view: session.view(),
  overlay: session.overlay(who),
});

const is =
  (type: StandardHappening['type']) =>
  (one: StandardHappening): boolean =>
    one.type === type;
const dealtTo =
  (id: number) =>
  (one: StandardHappening): boolean =>
    one.type === 'cardDealt' && one.id === id;

function viewBefore({ run }: StandardSession): StandardView {
  const step = run.steps().at(-1);
  if (step === undefined) throw new Error('nothing has happened');
  return STANDARD_TABLE.view(step.before);
}

/** Ann deals to Ben and Cat, who bet 100 and 200. */
function dealt(cards: string, settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard('ann ben cat', { settings, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 60', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 200');
  return session;
}

const cardsOf = ({ view }: Shown): readonly number[] =>
  [...(view.table?.spots ?? []).flatMap(({ hands }) => hands), view.table?.dealer ?? { cards: [] }].map(
    ({ cards }) => cards.length,
  );
const standings = ({ view }: Shown) =>
  view.participants.map(({ available, inPlay }) => [available, inPlay.kind === 'wagers' ? inPlay.amount : inPlay.kind]);

test('with nothing unseen it is what was given', () => {
  const session = dealt('9 8 7 9 8 10');
  const shown = whole(session, 'ben');
  expect(rewindStandard(shown, [], session.view())).toBe(shown);
});

describe('the deal', () => {
  test('cards come one by one, and nobody is asked before the Dealer has theirs', () => {
    const session = dealt('9 8 7 9 8 10');
    const early = seen(session, 'ben', dealtTo(4));
    expect(cardsOf(early)).toEqual([1, 1, 1]);
    expect(early).toMatchObject({ view: { phase: 'deal', active: null, clock: null }, overlay: { actions: null } });
    const late = seen(session, 'ben', is('dealerPeeked'));
    expect(cardsOf(late)).toEqual([2, 2, 2]);
    expect(late).toMatchObject({ view: { phase: 'play', active: null }, overlay: { actions: null } });
    expect(whole(session, 'ben').view.active).not.toBeNull();
  });

  test('STD-175 bets are in play from the deal on', () => {
    expect(standings(seen(dealt('9 8 7 9 8 10'), 'ben', dealtTo(1)))).toEqual([
      [960, 'dealer'],
      [920, 100],
      [820, 200],
    ]);
  });

  test('a Dealer chooses only among cards that lie on the table', () => {
    const session = dealt('5D 9 8 7H 9 8 QD', { dealersRule: 'free-will-3-2-1' });
    expect(seen(session, 'ann', dealtTo(7))).toMatchObject({ view: { phase: 'deal' }, overlay: { choice: null } });
    expect(whole(session, 'ann')).toMatchObject({ view: { phase: 'discard' }, overlay: { choice: 'discard' } });
    session.play('ann discard 1');
    const { view } = seen(session, 'ben', is('cardDiscarded'));
    expect(view.table?.dealer.cards.map(({ kind }) => kind)).toEqual(['faceDown', 'faceDown', 'faceDown']);
    expect(view.table?.discarded).toBeNull();
  });
});

describe('play', () => {
  test('a card that is on its way leaves the question where it is', () => {
    const session = dealt('2 9 7 3 9 10 5');
    session.play('ben hit');
    const early = seen(session, 'ben', is('cardDealt'));
    expect(cardsOf(early)).toEqual([2, 2, 2]);
    expect(early.view.active).toEqual({ spot: 2, hand: 0 });
    expect(early.overlay.actions).not.toBeNull();
  });

  test('a hand is bust when its last card has landed', () => {
    const session = dealt('10 9 7 6 9 10 K');
    session.play('ben hit');
    expect(whole(session, 'cat').view.active).toEqual({ spot: 3, hand: 0 });
    const early = seen(session, 'cat', is('handFinished'));
    expect(early.view.table?.spots[0]?.hands[0]).toMatchObject({ status: 'waiting', total: { total: 26 } });
  });

  test('the next hand of the same Player is asked when the one before it is seen to be over', () => {
    const session = dealt('8 9 7 8 9 10 5 10 9');
    session.play('ben split', 'ben hit');
    const early = seen(session, 'ben', is('handFinished'));
    expect(whole(session, 'ben').view.active).toEqual({ spot: 2, hand: 1 });
    expect(early).toMatchObject({ view: { active: { spot: 2, hand: 0 }, clock: null }, overlay: { actions: null } });
  });

  test('whoever acts while others’ cards are on their way is not kept from it by them', () => {
    const session = dealt('10 9 7 6 9 10 K');
    const deal = session.heard();
    session.play('ben hit');
    const behind = (from: number): Shown =>
      rewindStandard(whole(session, 'cat'), [...deal.slice(from), ...session.heard()], viewBefore(session));
    const hand = behind(deal.length);
    expect(hand).toMatchObject({ view: { active: { spot: 3, hand: 0 } }, overlay: { actions: {} } });
    expect(hand.view.table?.spots[0]?.hands[0]).toMatchObject({ status: 'waiting', cards: [{}, {}] });
    // But the deal is over first.
    const last = deal.findIndex(is('dealerPeeked'));
    expect(behind(last)).toMatchObject({ view: { phase: 'play' }, overlay: { actions: null } });
    expect(behind(last - 1)).toMatchObject({ view: { phase: 'deal', active: null }, overlay: { actions: null } });
  });

  test('coins of a double are in play when they have left the purse', () => {
    const session = dealt('5 9 7 6 9 10 K');
    session.play('ben double');
    const early = seen(session, 'cat', is('acted'));
    expect(standings(early)[1]).toEqual([920, 100]);
    expect(standings(whole(session, 'cat'))[1]).toEqual([820, 200]);
  });

  test('until the card that lies face down is turned, it is the Players’ part', () => {
    const session = dealt('9 8 7 9 8 10');
    session.play('ben stand', 'cat stand');
    const early = seen(session, 'ann', is('cardTurned'));
    expect(early).toMatchObject({ view: { phase: 'play', active: null }, overlay: { dealerActions: [] } });
    expect(whole(session, 'ann')).toMatchObject({
      view: { phase: 'dealer' },
      overlay: { dealerActions: ['hit', 'stand'] },
    });
  });
});

describe('the settlement', () => {
  /** Ann draws a 10 to 17 against Ben's 20 and Cat's 16, in the first of so many rounds. */
  function settled(rounds: number): StandardSession {
    const session = dealt('10 10 7 10 6 10 10', { rounds });
    session.play('ben stand', 'cat stand', 'ann hit');
    return session;
  }

  test('while the Dealer’s last card is on its way nothing tells how the round has ended', () => {
    const session = settled(2);
    const early = seen(session, 'ann', dealtTo(7));
    expect(cardsOf(early)).toEqual([2, 2, 2]);
    expect(early.view).toMatchObject({ phase: 'dealer', clock: null, active: null, lastRound: null, results: [] });
    expect(early.view.table).toMatchObject({
      phase: 'dealer',
      spots: [{ hands: [{ result: null }] }, { hands: [{ result: null }] }],
    });
    expect(standings(early)).toEqual([
      [960, 'dealer'],
      [920, 100],
      [820, 200],
    ]);
    const { view } = whole(session, 'ann');
    expect(view).toMatchObject({ phase: 'break', results: [{}] });
    expect(standings(whole(session, 'ann'))).toEqual([
      [660, 'none'],
      [1_120, 'none'],
      [1_220, 'none'],
    ]);
  });

  test('the results of the last round lie open before the end', () => {
    const session = settled(1);
    const early = seen(session, 'ann', is('finished'));
    expect(early.view).toMatchObject({ phase: 'break', ending: null, clock: null });
    expect(early.view.table?.spots[0]?.hands[0]?.result).not.toBeNull();
    expect(whole(session, 'ann').view).toMatchObject({ phase: 'finished', ending: 'rounds-played' });
  });

  test('whoever loses everything is out with the result, not before', () => {
    const session = startedStandard('ann ben cat', { settings: { startingCapital: 100 }, terms: { isPaced: true } });
    session.deal('10 10 10 10 10 6 10');
    session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'ben bet 100', 'cat bet 100');
    session.play('cat stand', 'ben stand', 'ann hit');
    const status = ({ view }: Shown) => view.participants.map((one) => one.status);
    expect(status(seen(session, 'ann', is('settled')))).toEqual(['active', 'active', 'active']);
    expect(status(whole(session, 'ann'))).toEqual(['eliminated', 'active', 'active']);
  });
});
