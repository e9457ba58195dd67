import { type Card, DECK, type HandView, handTotal, type RoundView } from '@upcard/core';
import type { StandardView } from '@upcard/tables';
import type { AvatarName } from '@upcard/tables/avatar';
import { type StandardSession, startedStandard } from '@upcard/tables/testkit/standard-game';
import { roomOverlay, roomView } from '../house/testkit/house-frames.ts';
import type { StandardScene } from './standard-scene.ts';

const AVATARS: readonly AvatarName[] = ['fox', 'whale', 'owl', 'bear', 'cat', 'crab', 'fox', 'whale'];

/** With pictures and names as people choose them. */
function dressed(view: StandardView): StandardView {
  return {
    ...view,
    participants: view.participants.map((one, index) => ({
      ...one,
      person: {
        id: one.person.id,
        name: one.person.name.replace(/^./, (letter) => letter.toUpperCase()),
        avatar: AVATARS[index] ?? 'fox',
      },
    })),
  };
}

/** What somebody, by name, sees of a game now. */
export function sceneOf(session: StandardSession, who: string): StandardScene {
  const view = dressed(session.view());
  const person = view.participants.find(({ person: { id } }) => id === who)?.person;
  return {
    view,
    overlay: session.overlay(who),
    room: roomView({ stage: 'playing' }),
    roomOverlay: roomOverlay(),
    you: person ?? { id: who, name: who, avatar: 'cat' },
  };
}

/** Ann deals to Eve, Dev, Ben and Cleo, who act in this order. */
export function dealtGame(cards: string, settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard('ann ben cleo dev eve', { settings, terms: { isPaced: true } });
  session.deal(cards);
  session.play('ann bid 60', 'ben skipRest', 'cleo skipRest', 'dev skipRest', 'eve skipRest');
  session.play('eve bet 100', 'dev bet 120', 'ben bet 140', 'cleo bet 320');
  return session;
}

/** Eve has stood, Dev is bust, and Ben has split his eights twice. */
function inPlay(): StandardSession {
  const session = dealtGame('KD KD 8S QS 6S 9C 4S 8H 7D 10H JH 8C 3D');
  session.play('eve stand', 'dev hit', 'ben split', 'ben split');
  return session;
}

/** The same round in the Dealer's turn. */
function inDealersTurn(): StandardSession {
  const session = inPlay();
  session.deal('KC 5H');
  session.play('ben stand', 'ben stand', 'ben stand', 'cleo surrender');
  return session;
}

function settled(): StandardSession {
  const session = inDealersTurn();
  session.deal('3S');
  session.play('ann hit', 'ann stand');
  return session;
}

/** Cards for a Dealer who sees what lies face down: three of them, or two. */
function choosing(dealersRule: string): StandardSession {
  const cards =
    { 'free-will-3-2-1': '5S KD KH 8S QS AS 9C 4S 8H 7D 10H' }[dealersRule] ?? 'KD KH 8S QS AS 9C 4S 8H 7D 10H';
  return dealtGame(cards, { dealersRule });
}

function discarded(): StandardSession {
  const session = choosing('free-will-3-2-1');
  session.play('ann discard 0');
  return session;
}

function manyCards(spot: number, hand: number, size: number): HandView {
  const first = 100 * spot + 20 * hand;
  const cards = Array.from({ length: size }, (_, index): Card => DECK[(7 * (first + index)) % DECK.length] ?? 'AS');
  return {
    cards: cards.map((card, index) => ({ id: first + index, card })),
    wager: 100,
    total: handTotal(cards),
    status: spot % 2 === 0 ? 'stood' : 'waiting',
    isSplit: true,
    isDoubled: false,
    result: null,
  };
}

/** As many Players as named, each with so many hands of so many cards: more than most games ever see. */
export function crowd(hands: number, cards: number, players = 7): StandardScene {
  const scene = sceneOf(inPlay(), 'ben');
  const numbers = Array.from({ length: players }, (_, index) => index + 2);
  const [first] = scene.view.participants;
  const names = ['Ann', 'Ben', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gus the Unforgettable', 'Hal'];
  const table: RoundView | null = scene.view.table && {
    ...scene.view.table,
    spots: numbers.map((id) => ({
      id,
      hands: Array.from({ length: hands }, (_, hand) => manyCards(id, hand, cards)),
      insurance: { kind: 'unasked' },
    })),
  };
  const participants = names.flatMap((name, index) =>
    first === undefined
      ? []
      : [{ ...first, number: index + 1, person: { id: name, name, avatar: AVATARS[index] ?? 'fox' } }],
  );
  const view: StandardView = {
    ...scene.view,
    participants,
    players: numbers.map((number, index) => ({ number, position: index + 1 })),
    table,
    active: { spot: 3, hand: 0 },
  };
  return { ...scene, view };
}

/** Moments at the felt, as one person sees them. */
export const FELT_SCENES: Readonly<Record<string, () => StandardScene>> = {
  play: () => sceneOf(inPlay(), 'ben'),
  'play-waiting': () => sceneOf(inPlay(), 'cleo'),
  'play-watching': () => sceneOf(inPlay(), 'zoe'),
  dealer: () => sceneOf(inDealersTurn(), 'ann'),
  'dealer-watching': () => sceneOf(inDealersTurn(), 'ben'),
  settled: () => sceneOf(settled(), 'ben'),
  discard: () => sceneOf(choosing('free-will-3-2-1'), 'ann'),
  'discard-watching': () => sceneOf(choosing('free-will-3-2-1'), 'ben'),
  reveal: () => sceneOf(choosing('free-will-2-1'), 'ann'),
  discarded: () => sceneOf(discarded(), 'ann'),
  crowd: () => crowd(4, 5),
  'crowd-single': () => crowd(1, 3),
  'crowd-long': () => crowd(2, 9),
};
