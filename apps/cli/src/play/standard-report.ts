import { ACTIONS } from '@upcard/core';
import type { ParticipantStatus, Person, StandardOverlay, StandardView, StandardViewPhase } from '@upcard/tables';
import type { EndedRun, RunResult } from './scenario-run.ts';
import { type SentViews, sentViews } from './sent-views.ts';
import type { PrintedStandardRound } from './standard-rounds.ts';

/** Who takes part in a scenario, and what it calls them. */
export interface CastMember {
  readonly name: string;
  readonly person: Person;
}

/** `elo` is the rating now, `eloChange` what the finished game did to it. */
interface PrintedParticipant {
  readonly name: string;
  readonly status: ParticipantStatus;
  readonly capital: number;
  readonly elo: number | null;
  readonly eloChange: number | null;
}

/** What `upcard play` prints for a Standard scenario. Everybody is named as in the scenario, and in its order. */
export interface StandardReport extends RunResult {
  readonly table: 'standard';
  readonly phase: StandardViewPhase;
  readonly deadline: number | null;
  readonly bank: number;
  readonly generated: number;
  readonly participants: readonly PrintedParticipant[];
  readonly rounds: readonly PrintedStandardRound[];
  readonly views: SentViews<'standard'>;
  readonly legal: Readonly<Record<string, readonly string[]>>;
}

/** A rating or a change of one, from tenths. */
function points(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}

function printParticipant(view: StandardView, { name, person }: CastMember): PrintedParticipant[] {
  const { participants, ratingChanges } = view;
  const found = participants.find((one) => one.person.id === person.id);
  if (found === undefined) return [];
  const change = ratingChanges.find(({ number }) => number === found.number)?.change ?? null;
  const rating = found.rating === null ? null : found.rating + (change ?? 0);
  const elo = { elo: points(rating), eloChange: points(change) };
  return [{ name, status: found.status, capital: found.available, ...elo }];
}

function legalBids({ bid }: StandardOverlay, { options }: StandardView): string[] {
  if (bid === null) return [];
  const skips = options.bidding === 'blind' ? ['skip'] : ['skip-current', 'skip-rest'];
  return [...(bid.bidOff === null ? ['bid'] : []), ...(bid.skipOff === null ? skips : [])];
}

/** What somebody is asked for now, in the words of scenarios. */
function legalFor(overlay: StandardOverlay, view: StandardView): readonly string[] {
  const { bet, choice, actions, dealerActions, agreement } = overlay;
  return [
    ...legalBids(overlay, view),
    ...(bet?.placed === null ? ['bet'] : []),
    ...(choice === null ? [] : [choice]),
    ...ACTIONS.filter((action) => actions?.[action].isLegal),
    ...dealerActions,
    ...(agreement === 'open' ? ['agree'] : []),
  ];
}

/** The report of a run whose participants are `cast`, in the order of the scenario. */
export function standardReport(
  { host, result }: EndedRun<'standard'>,
  cast: readonly CastMember[],
  rounds: readonly PrintedStandardRound[],
): StandardReport {
  const { game: view } = host.frame().view;
  const legal = cast.map(({ name, person }) => [name, legalFor(host.overlay(person.id).game, view)] as const);
  return {
    table: 'standard',
    phase: view.phase,
    deadline: view.clock?.deadline ?? null,
    ...result,
    bank: view.bank,
    generated: view.generated,
    participants: cast.flatMap((member) => printParticipant(view, member)),
    rounds,
    views: sentViews(host, cast),
    legal: Object.fromEntries(legal.filter(([, commands]) => commands.length > 0)),
  };
}
