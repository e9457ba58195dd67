import { type StandardSession, startedStandard } from '@upcard/tables/testkit/standard-game';
import { sceneOf } from './standard-fixtures-felt.tsx';
import type { StandardScene } from './standard-scene.ts';

const NAMES = 'ann ben cleo dev eve';

/** Five people bid: Ann leads with 60, Ben has bid 45, Cleo skips 60, Dev is out, Eve has still to answer. */
export function openAuction(settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = startedStandard(NAMES, { settings });
  session.wait(1_204);
  session.play('ben bid 45');
  session.wait(2_350);
  session.play('ann bid 60', 'cleo skipCurrent', 'dev skipRest');
  return session;
}

/** Five people answer unseen: Ann has bid 60, Ben has skipped. */
export function blindAuction(): StandardSession {
  const session = startedStandard(NAMES, { settings: { bidding: 'blind' } });
  session.play('ann bid 60', 'ben skip');
  return session;
}

/** Ann deals, and Ben has bet 320; the others have not. */
export function handBets(settings: Readonly<Record<string, unknown>> = {}): StandardSession {
  const session = openAuction(settings);
  session.play('ben skipRest', 'eve skipRest', 'ben bet 320');
  return session;
}

/** Nobody wanted to deal. */
export function allSkipped(): StandardSession {
  const session = startedStandard(NAMES, { settings: { bidding: 'blind' } });
  session.play('ann skip', 'ben skip', 'cleo skip', 'dev skip', 'eve skip');
  return session;
}

function crowdedAuction(): StandardSession {
  const session = startedStandard(`${NAMES} finn gus-the-unforgettable hal ivo jane`, {
    settings: { startingCapital: 1_000_000, minimumBet: 50_000 },
  });
  session.play('ann bid 455555');
  return session;
}

/** The second round, which all let begin by itself; Ben has amounts to repeat, as bid and as bet. */
export function secondRound(): StandardSession {
  const session = handBets();
  session.deal('10D 10H 10S 10C 9D 9H 9S 9C 8D 7H');
  session.play('cleo bet 100', 'dev bet 100', 'eve bet 100');
  for (let { active } = session.view(); active !== null; { active } = session.view()) {
    const { spot } = active;
    session.play(`${NAMES.split(' ')[spot - 1]} stand`);
  }
  session.play('ann stand');
  return session;
}

/** Moments of the auction and of the hand bets, as one person sees them. */
export const BID_SCENES: Readonly<Record<string, () => StandardScene>> = {
  'bid-first': () => sceneOf(startedStandard(NAMES), 'ben'),
  'bid-open': () => sceneOf(openAuction(), 'ben'),
  'bid-leads': () => sceneOf(openAuction(), 'ann'),
  'bid-skips': () => sceneOf(openAuction(), 'cleo'),
  'bid-out': () => sceneOf(openAuction(), 'dev'),
  'bid-watching': () => sceneOf(openAuction(), 'zoe'),
  'bid-again': () => sceneOf(secondRound(), 'ben'),
  'bid-crowd': () => sceneOf(crowdedAuction(), 'ben'),
  'bid-blind': () => sceneOf(blindAuction(), 'eve'),
  'bid-blind-sealed': () => sceneOf(blindAuction(), 'ann'),
  'bid-blind-skipped': () => sceneOf(blindAuction(), 'ben'),
  'bet-open': () => sceneOf(handBets(), 'cleo'),
  'bet-placed': () => sceneOf(handBets(), 'ben'),
  'bet-dealer': () => sceneOf(handBets(), 'ann'),
  'bet-watching': () => sceneOf(handBets(), 'zoe'),
  'bet-banker': () => sceneOf(allSkipped(), 'ann'),
};
