import { type Card, cardValue, DECK } from '@upcard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listedChance } from '../testkit/chance.ts';
import { begin, CROWD, make, type Script, SEED, scripts, shoesOf } from '../testkit/house-random.ts';
import { type HouseRun, houseCommand, named, startedHouse, told } from '../testkit/house-run.ts';
import type { Chance } from '../testkit/table-run.ts';
import { HOUSE_TABLE } from './table.ts';

/** Everything that leaves the server after a step, for everybody, as bytes. */
function outside(run: HouseRun): string {
  const state = run.state();
  const step = run.steps().at(-1);
  return JSON.stringify({
    view: HOUSE_TABLE.view(state),
    overlays: CROWD.map((name) => HOUSE_TABLE.overlay(state, name)),
    happenings: step && HOUSE_TABLE.happenings(step.before, step.events),
    lobby: HOUSE_TABLE.lobbyLine(state),
    deadline: HOUSE_TABLE.deadline(state),
    awaiting: HOUSE_TABLE.awaiting(state),
  });
}

/** What the table answers to a bit of everything, at this moment. */
function answers(run: HouseRun): string {
  const commands = [
    'sit 2',
    'leave 1',
    'start',
    'bet 1 50',
    'hit',
    'stand',
    'double',
    'split',
    'surrender',
    'hit 1',
    'next',
  ];
  return CROWD.flatMap((name) => commands.map((command) => run.ask(named(name), houseCommand(command)))).join(' ');
}

/** Chance that writes down what it gives. */
function recorded(chance: Chance): { readonly chance: Chance; readonly drawn: Card[] } {
  const drawn: Card[] = [];
  const card = () => {
    const next = chance.card();
    drawn.push(next);
    return next;
  };
  return { chance: { card, mix: chance.mix }, drawn };
}

interface Played {
  readonly run: HouseRun;
  /** What was outside and answered after each move, the start included. */
  readonly seen: readonly string[];
  readonly drawn: readonly Card[];
}

/** Plays the first moves of a script. */
function play(script: Script, moves: number, source: Chance): Played {
  const { chance, drawn } = recorded(source);
  const run = begin(script, chance);
  const look = () => `${outside(run)} ${answers(run)}`;
  const seen = [look()];
  for (const next of script.moves.slice(0, moves)) {
    const answer = make(run, next);
    seen.push(`${answer} ${look()}`);
  }
  return { run, seen, drawn };
}

const hasHiddenHole = (run: HouseRun): boolean =>
  run.state().round?.dealer.some(({ kind }) => kind === 'faceDown') ?? false;

/** After how many moves of the script the hole card lies face down. */
function momentsWithHole(script: Script): number[] {
  const run = begin(script, shoesOf(script));
  return script.moves.flatMap((next, index) => {
    make(run, next);
    return hasHiddenHole(run) ? [index + 1] : [];
  });
}

/** Where in the draws the newest hole card came. */
function holeIndex(run: HouseRun): number {
  const dealt = run
    .steps()
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'round' && event.event.type === 'cardDealt' ? [event.event.to] : []));
  return dealt.findLastIndex((to) => to.to === 'dealer' && to.side === 'faceDown');
}

/** Cards that the dealer may have under this up-card, now that the check has found no natural. */
function possibleHoles(run: HouseRun): Card[] {
  const upcard = run.state().round?.dealer[0];
  const naturalWith = upcard && { 1: 10, 10: 1 }[cardValue(upcard.card)];
  return DECK.filter((card) => cardValue(card) !== naturalWith);
}

/** Deals this and has nothing behind it: a table that looks ahead fails. */
function exactly(cards: readonly Card[]): Chance {
  const chance = listedChance();
  chance.add(cards.join(' '));
  return chance;
}

describe('what nobody may know', () => {
  test('another hole card under the same play: everybody gets the same bytes, refusals included, until it is turned', () => {
    let redrawn = 0;
    fc.assert(
      fc.property(scripts(60), fc.nat(), fc.nat(), (script, moment, pick) => {
        const moments = momentsWithHole(script);
        const moves = moments[moment % Math.max(1, moments.length)];
        if (moves === undefined) return;
        const played = play(script, moves, shoesOf(script));
        const at = holeIndex(played.run);
        const others = possibleHoles(played.run).filter((card) => card !== played.drawn[at]);
        const hole = others[pick % others.length];
        if (!hole) throw new Error('no other hole card is possible');
        const again = play(script, moves, exactly(played.drawn.with(at, hole)));
        expect(again.seen).toEqual(played.seen);
        // The redraw was one: inside, the two sessions differ.
        expect(JSON.stringify(again.run.state())).not.toBe(JSON.stringify(played.run.state()));
        redrawn += 1;
      }),
      { numRuns: 120, seed: SEED },
    );
    expect(redrawn).toBeGreaterThan(40);
  });

  test('the order of the shoe is nowhere: a session needs no card before it is dealt', () => {
    fc.assert(
      fc.property(scripts(60), fc.nat(), (script, moment) => {
        const moves = moment % (script.moves.length + 1);
        const played = play(script, moves, shoesOf(script));
        const again = play(script, moves, exactly(played.drawn));
        expect(again.seen).toEqual(played.seen);
        expect(again.run.state()).toEqual(played.run.state());
      }),
      { numRuns: 40, seed: SEED },
    );
  });

  test('HSE-040 HSE-041 overruled: a face-down hole card is in nothing that a client gets, nor does it change a byte of it', () => {
    const withHole = (hole: string) => {
      const session = startedHouse('ann ben');
      session.round(`8 9 6 8 5 ${hole} 2 3 7`, [100, 50], 'split hit');
      return session.run;
    };
    const queen = withHole('QD');
    expect(hasHiddenHole(queen)).toBe(true);
    for (const other of ['2C', '6H', '9S', 'AC', 'KD']) {
      expect(outside(withHole(other))).toBe(outside(queen));
      expect(answers(withHole(other))).toBe(answers(queen));
    }
    expect(HOUSE_TABLE.view(queen.state()).table?.dealer.cards[1]).toEqual({ kind: 'faceDown', id: 6 });
  });

  test('a table closed in mid-round keeps its hole card', () => {
    const closed = (hole: string) => {
      const session = startedHouse('ann');
      session.run.presence(named('ann'), false);
      session.wait(595_000);
      session.round(`8 6 8 ${hole}`, [100]);
      session.wait(5_000);
      return session.run;
    };
    expect(HOUSE_TABLE.view(closed('QD').state()).phase).toBe('finished');
    expect(outside(closed('2C'))).toBe(outside(closed('QD')));
  });

  test('everybody who only watches gets the same bytes', () => {
    const session = startedHouse('ann ben');
    session.round('8 9 6 8 5 10', [100, 50]);
    const overlay = (name: string) => JSON.stringify(session.overlay(name));
    expect(overlay('zed')).toBe(overlay('yan'));
    expect(overlay('zed')).not.toBe(overlay('ann'));
  });
});

describe('what everybody may know', () => {
  test('every card of the round is shown but the face-down one, and that too once it is turned', () => {
    fc.assert(
      fc.property(scripts(60), (script) => {
        const run = begin(script, shoesOf(script));
        for (const next of script.moves) {
          make(run, next);
          const { round } = run.state();
          const { table } = HOUSE_TABLE.view(run.state());
          if (!round || !table) continue;
          const dealt = [...round.spots.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)), ...round.dealer];
          const shown = [
            ...table.spots.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
            ...table.dealer.cards,
          ];
          const faces = shown.flatMap((card) => ('card' in card ? [card.card] : []));
          const open = dealt.filter((card) => !('kind' in card) || card.kind === 'faceUp').map(({ card }) => card);
          expect(faces).toEqual(open);
          expect(shown).toHaveLength(dealt.length);
          if (table.phase === 'settled') expect(faces).toHaveLength(dealt.length);
        }
      }),
      { numRuns: 40, seed: SEED },
    );
  });

  test('the turned hole card is the one that was dealt', () => {
    const session = startedHouse('ann');
    session.round('10 9 9 QD', [50], 'stand');
    expect(session.view().table?.dealer.cards[1]).toEqual({ kind: 'faceUp', id: 4, card: 'QD' });
    expect(told(session.view().table).at(-1)).toBe('dealer: 9 Q');
  });
});
