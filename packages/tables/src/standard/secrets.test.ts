import { seededIndex } from '@upcard/core/testkit/seeded-index';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../testkit/house-random.ts';
import { gatheredStandard, type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import {
  alwaysStandard,
  beginStandard,
  chanceOf,
  makeStandard,
  STANDARD_CROWD,
  type StandardScript,
  standardScripts,
} from '../testkit/standard-random.ts';
import { exactChance, type PlayedGame, playedGame, recordedChance, redrawnFor } from '../testkit/standard-redraw.ts';
import { runStandard, type StandardInput, type StandardRun } from '../testkit/standard-run.ts';
import type { StandardCommand } from './command.ts';
import { capitalOf, isDealing, tableOf } from './query.ts';
import type { StandardState } from './state.ts';
import { STANDARD_TABLE } from './table.ts';

const TRIED: readonly StandardCommand[] = [
  { type: 'bid', amount: 0 },
  { type: 'bid', amount: 37 },
  { type: 'skip' },
  { type: 'skipRest' },
  { type: 'bet', amount: 2 },
  { type: 'bet', amount: 100 },
  { type: 'discard', index: 0 },
  { type: 'reveal', index: 2 },
  { type: 'act', action: 'stand' },
  { type: 'act', action: 'double' },
  { type: 'agree' },
  { type: 'resign' },
  { type: 'applyCards', cards: 'A' },
];

/** Everything that this viewer can get to know after the newest step, refusals included, as bytes. */
function outside(run: StandardRun, viewer: string): string {
  const state = run.state();
  const step = run.steps().at(-1);
  const overlay = STANDARD_TABLE.overlay(state, viewer);
  return JSON.stringify({
    view: STANDARD_TABLE.view(state),
    overlay,
    watching: STANDARD_TABLE.onlyWatching(overlay),
    happenings: step && STANDARD_TABLE.happenings(step.before, step.events),
    lobby: STANDARD_TABLE.lobbyLine(state),
    deadline: STANDARD_TABLE.deadline(state),
    awaiting: STANDARD_TABLE.awaiting(state),
    answers: TRIED.map((command) => run.ask(viewer, command)),
  });
}

/** Plays the first moves of a script. */
function played(script: StandardScript, moves: number): PlayedGame {
  const chance = recordedChance(chanceOf(script));
  const run = beginStandard(script, chance);
  for (const next of script.moves.slice(0, moves)) makeStandard(run, next);
  return playedGame(run, chance);
}

interface Watched {
  readonly viewer: string;
  /** The first input after which the viewer looks. */
  readonly since: number;
  readonly inputs: readonly StandardInput[];
}

/** What the viewer saw of a game, after each thing that was said, and where it led. */
function seen(game: Pick<PlayedGame, 'start' | 'cards' | 'indices'>, { viewer, since, inputs }: Watched) {
  const run = runStandard(game.start, exactChance(game));
  const bytes = inputs.map((input, place) => {
    const answer = run.give(input);
    return place < since ? answer : `${answer} ${outside(run, viewer)}`;
  });
  return { bytes, state: run.state() };
}

/** What is hidden from a viewer in this state, in words. */
function kindOf(state: StandardState): string {
  const { bidding, deal, betsShown } = state.options;
  const phase = STANDARD_TABLE.view(state).phase;
  if (phase === 'auction') return `${phase}, ${bidding}, ${betsShown}`;
  return phase === 'bets' || phase === 'waiting' ? phase : `${phase}, ${deal}`;
}

describe('what a viewer may not know', () => {
  test('other sealed bids, bets, face-down cards and cards in front under the same play: the viewer gets the same bytes', () => {
    const redrawn = new Map<string, number>();
    fc.assert(
      fc.property(standardScripts(45), fc.nat(), fc.constantFrom(...STANDARD_CROWD), (script, moment, viewer) => {
        const game = played(script, moment % (script.moves.length + 1));
        const twin = redrawnFor(game, viewer, seededIndex(moment));
        if (twin.since === null) return;
        const watched = { viewer, since: twin.since };
        const first = seen(game, { ...watched, inputs: game.spoken.map(({ input }) => input) });
        const second = seen({ ...game, cards: twin.cards }, { ...watched, inputs: twin.inputs });
        expect(second.bytes).toEqual(first.bytes);
        // A bid that lost rounds ago may have left no trace; all others are redrawn inside.
        if (JSON.stringify(second.state) === JSON.stringify(first.state)) return;
        const kind = kindOf(first.state);
        redrawn.set(kind, (redrawn.get(kind) ?? 0) + 1);
      }),
      { numRuns: 400, seed: SEED },
    );
    const wanted = [
      ...['auction, blind, all', 'auction, blind, paid', 'bets', 'reveal, two-down'],
      ...['play, upcard-first', 'play, two-down', 'play, three-down', 'discard, three-down', 'reveal, three-down'],
      ...['break, two-down', 'finished, two-down'],
    ];
    expect(wanted.filter((kind) => (redrawn.get(kind) ?? 0) < 3)).toEqual([]);
  });

  const everything = ({ run }: StandardSession) => STANDARD_CROWD.map((name) => outside(run, name));

  test('STD-174 whoever bets and resigns while bets are sealed leaves nothing of the bet to be seen', () => {
    const gone = (bet: number) => {
      const session = startedStandard('ann ben cat dan');
      session.play('ann bid 0', 'ben skipRest', 'cat skipRest', 'dan skipRest', `ben bet ${bet}`);
      session.play('ben resign', 'dan bet 200');
      return ['ann', 'cat', 'dan', 'zed', 'banker'].map((name) => outside(session.run, name));
    };
    expect(gone(300)).toEqual(gone(100));
    expect(gone(1000)).toEqual(gone(100));
  });

  test('STD-202 STD-205 cards put in front before the start are in nothing that anybody gets, nor is their number', () => {
    const waiting = (...lines: readonly string[]) => {
      const session = gatheredStandard('ann ben', { terms: { takesCards: true, isPaced: true } });
      // Something else happens after it, so that the newest step is the same for all.
      session.play(...lines);
      session.run.hear({ type: 'clockShifted', by: 0 });
      return session;
    };
    const none = everything(waiting());
    expect(everything(waiting('ann cards AK10'))).toEqual(none);
    expect(everything(waiting('ann cards 2', 'ann cards 33'))).toEqual(none);
    const started = waiting('ann cards AK10');
    started.play('ann start');
    const plain = waiting();
    plain.play('ann start');
    expect(everything(started)).toEqual(everything(plain));
  });

  test('STD-202 cards put in front in a break stay staged until the next round deals them', () => {
    const inBreak = (...lines: readonly string[]) => {
      const session = startedStandard('ann ben', { terms: { takesCards: true, isPaced: true } });
      session.deal('10 9 9 9');
      session.play('ann bid 0', 'ben skipRest', 'ben bet 100', 'ben stand', 'ann stand');
      session.play(...lines);
      session.run.hear({ type: 'clockShifted', by: 0 });
      return session;
    };
    const none = everything(inBreak());
    expect(everything(inBreak('ann cards AK10'))).toEqual(none);
    const staged = inBreak('ann cards A8K');
    staged.deal('5');
    staged.play('ann agree', 'ben agree', 'ann bid 0', 'ben skipRest', 'ben bet 100');
    expect(staged.run.state().results).toHaveLength(2);
    expect(staged.view().lastRound?.players[0]?.hands[0]?.cards).toEqual(['AS', 'KS']);
  });

  test('a game that is closed in mid-round keeps its hole card, and one closed in a Blind auction its bids', () => {
    const closed = (hole: string) => {
      const session = startedStandard('ann ben');
      session.deal(`9 8 9 ${hole}`);
      session.play('ann bid 0', 'ben skipRest', 'ben bet 100');
      session.run.hear({ type: 'closed' });
      return session;
    };
    expect(closed('2C').view().phase).toBe('finished');
    expect(everything(closed('2C'))).toEqual(everything(closed('QD')));
    const unresolved = (line: string) => {
      const session = startedStandard('ann ben', { settings: { bidding: 'blind' } });
      session.play(line);
      session.run.hear({ type: 'closed' });
      return outside(session.run, 'ben');
    };
    expect(unresolved('ann bid 70')).toBe(unresolved('ann skip'));
  });
});

/** Looks at random games after every move. */
const always = (look: (state: StandardState) => void) =>
  alwaysStandard((run) => look(run.state()), { runs: 40, moves: 60 });

describe('what everybody may know', () => {
  test('STD-057 after the auction every bid is there, or the one that was paid', () => {
    always((state) => {
      const { outcome } = STANDARD_TABLE.view(state);
      if (outcome === null || state.course === null) return;
      const { bids, winner, paid } = state.course.auction;
      const revealed =
        state.options.betsShown === 'all' ? bids : bids.filter(({ by, amount }) => by === winner && amount === paid);
      const told = ({ by, amount }: { by: number; amount: number }) => `${by} ${amount}`;
      expect(outcome.bids.map(told).sort()).toEqual(revealed.map(told).sort());
      expect(outcome).toMatchObject({ winner, paid });
    });
  });

  test('STD-175 the standings are the true ones whenever no bet is sealed', () => {
    always((state) => {
      if (state.phase.kind === 'bets') return;
      const { participants, bank } = STANDARD_TABLE.view(state);
      expect(participants.map(({ available }) => available)).toEqual(
        state.participants.map(({ number }) => capitalOf(state, number)),
      );
      expect(bank).toBe(state.ledger.balances.bank ?? 0);
    });
  });

  test('every card of the round is shown but those that lie face down, which the Dealer sees under 2-1 and 3-2-1', () => {
    always((state) => {
      const table = tableOf(state);
      const shown = STANDARD_TABLE.view(state).table;
      if (table === null || shown === null) return;
      const hands = table.spots.flatMap((spot) => spot.hands.flatMap(({ cards }) => cards));
      expect(shown.spots.flatMap((spot) => spot.hands.flatMap(({ cards }) => cards))).toEqual(hands);
      expect(shown.discarded).toEqual(table.discarded);
      const up = shown.dealer.cards.flatMap((card) => (card.kind === 'faceUp' ? [card] : []));
      expect(up).toEqual(table.dealer.filter(({ kind }) => kind === 'faceUp'));
      expect(shown.dealer.cards).toHaveLength(table.dealer.length);
      const down = table.dealer.filter(({ kind }) => kind === 'faceDown').map(({ id, card }) => ({ id, card }));
      const isSeen = state.phase.kind === 'round' && state.options.deal !== 'upcard-first';
      for (const name of STANDARD_CROWD) {
        const own = isSeen && isDealing(state, name) ? down : [];
        expect(STANDARD_TABLE.overlay(state, name).faceDown).toEqual(own);
      }
    });
  });

  test('STD-021 STD-080 everybody knows what they have sealed themselves', () => {
    always((state) => {
      for (const { number, person, status } of state.participants) {
        const { bid, bet } = STANDARD_TABLE.overlay(state, person.id);
        if (status !== 'active') continue;
        if (state.phase.kind === 'auction' && state.options.bidding === 'blind') {
          const { answers, bids } = state.phase.auction;
          const own = bids.find(({ by }) => by === number)?.amount ?? null;
          expect(bid?.sealed).toBe(answers[number] === 'skip' ? 'skip' : own);
        }
        if (state.phase.kind === 'bets' && bet !== null) {
          expect(bet.placed).toBe(state.course?.bets.find(({ by }) => by === number)?.amount ?? null);
        }
      }
    });
  });
});
