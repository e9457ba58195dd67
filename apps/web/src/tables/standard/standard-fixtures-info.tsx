import type { DealerResult, StandardView } from '@upcard/tables';
import { gatheredStandard, startedStandard } from '@upcard/tables/testkit/standard-game';
import { FELT_SCENES, sceneOf } from './standard-fixtures-felt.tsx';
import type { StandardScene } from './standard-scene.ts';

/** Round, Dealer, Auction paid, Player wagers, Earnings. */
const RESULTS: readonly (readonly [number, number | null, number, number, number])[] = [
  [1, 2, 45, 400, -200],
  [2, 3, 40, 420, 160],
  [3, 1, 45, 400, -200],
  [4, 5, 36, 440, 40],
  [5, 1, 52, 500, 210],
  [6, 4, 47, 540, -60],
  [7, 2, 41, 620, 80],
  [8, null, 0, 600, -240],
  [9, 3, 58, 480, 330],
  [10, 5, 36, 700, -150],
  [11, 1, 45, 520, 120],
  [12, null, 0, 640, -240],
];

function resultsOf(count: number): readonly DealerResult[] {
  return RESULTS.slice(0, count).map(([round, dealer, auctionPaid, playerWagers, earnings]) => ({
    round,
    dealer,
    auctionPaid,
    playerWagers,
    earnings,
  }));
}

/** A scene with another view of the same game. */
function shown(scene: StandardScene, change: (view: StandardView) => Partial<StandardView>): StandardScene {
  return { ...scene, view: { ...scene.view, ...change(scene.view) } };
}

/** Five people, the last one the bot. */
function settled(results: number): StandardScene {
  const scene = FELT_SCENES.settled?.() ?? sceneOf(startedStandard('ann ben'), 'ben');
  return shown(scene, (view) => ({
    results: resultsOf(results),
    isRated: true,
    participants: view.participants.map((one) => ({
      ...one,
      rating: [16_124, 15_480, 15_301, 14_972, 15_000][one.number - 1] ?? null,
      kind: one.number === 5 ? 'bot' : 'human',
      person: one.number === 5 ? { ...one.person, name: 'Bot' } : one.person,
    })),
  }));
}

function inBreak(autoContinue: boolean, canApplyCards: boolean | null): StandardScene {
  const scene = settled(11);
  const overlay = { ...scene.overlay, agreement: 'open', autoContinue, canApplyCards } as const;
  return shown({ ...scene, overlay }, () => ({ phase: 'break', agreed: [1, 5] }));
}

/** Coins after each round: they drift, the second participant is out after round 9, and the fourth gives up after round 7. */
function capitals(rounds: number): readonly (readonly number[])[] {
  const drift = [14, -33, 9, 2, 6];
  return Array.from({ length: rounds + 1 }, (_, round) =>
    drift.map((step, index) => {
      if ((index === 1 && round > 9) || (index === 3 && round > 7)) return 0;
      const swing = round === 0 ? 0 : ((round * 37 + index * 61) % 13) * 22 - 132;
      return Math.max(0, 1_000 + round * step * 2 + swing);
    }),
  );
}

function finished(isRated: boolean): StandardScene {
  const ways = capitals(12);
  return shown(settled(12), (view) => ({
    phase: 'finished',
    round: 12,
    ending: 'rounds-played',
    isRated,
    table: null,
    bank: 3,
    capitals: ways,
    participants: view.participants.map((one) => ({
      ...one,
      available: ways.at(-1)?.[one.number - 1] ?? 0,
      inPlay: { kind: 'none' },
      rating: isRated ? one.rating : null,
      status: one.number === 2 ? 'eliminated' : one.number === 4 ? 'resigned' : 'active',
    })),
    ratingChanges: isRated ? [84, -131, 96, -49, 0].map((change, index) => ({ number: index + 1, change })) : [],
  }));
}

/** Dev gives up a bet before the deal, Ben splits and doubles, and Ann, who deals, gives up in Cleo's turn. */
function takenOver(): StandardScene {
  const session = startedStandard('ann ben cleo dev eve', {
    settings: { dealersRule: 'free-will-3-2-1' },
    terms: { isPaced: true },
  });
  session.deal('5S KD 8S QS 6S 9C 8H 7D 10H 3D QC 2C');
  session.play('ann bid 60', 'ben skipRest', 'cleo skipRest', 'dev skipRest', 'eve skipRest');
  session.play('eve bet 100', 'dev bet 120', 'dev resign', 'ben bet 140', 'cleo bet 320');
  session.play('ann discard 0', 'ann reveal 0', 'eve stand', 'ben split', 'ben double', 'ben stand');
  session.play('ann resign', 'cleo surrender', 'banker stand');
  return sceneOf(session, 'ben');
}

/** Moments of the panels beside the felt, as one person sees them. */
export const INFO_SCENES: Readonly<Record<string, () => StandardScene>> = {
  'no-results': () => sceneOf(startedStandard('ann ben cleo dev eve'), 'ben'),
  'not-begun': () => sceneOf(gatheredStandard('ann ben'), 'ben'),
  results: () => settled(11),
  'results-crowded': () => shown(settled(12), () => ({ results: [...resultsOf(12), ...repeated(13, 40)] })),
  break: () => inBreak(false, null),
  'break-testing': () => inBreak(true, true),
  'taken-over': takenOver,
  end: () => finished(true),
  'end-unrated': () => finished(false),
};

/** Rounds that the Banker dealt and that all came out alike. */
function repeated(first: number, last: number): readonly DealerResult[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    round: first + index,
    dealer: index % 3 === 0 ? 2 : null,
    auctionPaid: 0,
    playerWagers: 400,
    earnings: -100,
  }));
}
