import { inRoom, standardPolicies } from '@upcard/bots/standard/standard-policies';
import { STRATEGIES, type StrategyTable } from '@upcard/core';
import { openTableHost } from '@upcard/host';
import type { StandardScenario, StandardStep } from '@upcard/protocol';
import { BOT, FIRST_RATING, PLAIN_TERMS, STANDARD_ROOM, type StandardCommand, type StandardView } from '@upcard/tables';
import { personNamed, runScenario, ScenarioFault, type ScenarioGame } from './scenario-run.ts';
import { type CastMember, type StandardReport, standardReport } from './standard-report.ts';
import { openRoundBook, type RoundBook } from './standard-rounds.ts';

/** What the bot plays its hands by. */
const BOT_STRATEGY = 'Free will Blackjack';

type Company = StandardScenario['participants'];

function strategyNamed(wanted: string): StrategyTable {
  const found = STRATEGIES.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`there is no strategy ${wanted}`);
  return found.table;
}

/** Everybody in the order of the scenario; a bot that it does not name comes last, under its own name. */
function castOf({ participants, settings }: StandardScenario): readonly CastMember[] {
  const cast = participants.map(({ name, kind }) => ({ name, person: kind === 'bot' ? BOT : personNamed(name) }));
  const isBotNamed = cast.some(({ person }) => person === BOT);
  const hasBot = settings.includeBot ?? true;
  if (isBotNamed && !hasBot) throw new ScenarioFault(['settings.includeBot: false, but a bot takes part']);
  return hasBot && !isBotNamed ? [...cast, { name: BOT.name, person: BOT }] : cast;
}

/** Ratings in tenths, by id. */
function ratingsOf(humans: Company): Readonly<Record<string, number>> {
  const tenths = (elo: number | undefined): number => (elo === undefined ? FIRST_RATING : Math.round(elo * 10));
  return Object.fromEntries(humans.map(({ name, elo }) => [personNamed(name).id, tenths(elo)]));
}

function commandOf(step: Extract<StandardStep, { do: string }>): StandardCommand {
  switch (step.do) {
    case 'bid':
    case 'bet':
      return { type: step.do, amount: step.amount };
    case 'discard':
    case 'reveal':
      return { type: step.do, index: step.index };
    case 'skip':
    case 'agree':
    case 'resign':
      return { type: step.do };
    case 'skip-current':
      return { type: 'skipCurrent' };
    case 'skip-rest':
      return { type: 'skipRest' };
    case 'auto-continue':
      return { type: 'autoContinue', isOn: step.on };
    default:
      return { type: 'act', action: step.do };
  }
}

/** A Standard game that the first of these humans has started with all of them. The book hears of every change. */
function standardGame(humans: Company, book: RoundBook): ScenarioGame<'standard', StandardStep> {
  const strategy = strategyNamed(BOT_STRATEGY);
  const people = humans.map(({ name }) => personNamed(name));
  return {
    kind: 'standard',
    settings: STANDARD_ROOM.settings,
    terms: { ...PLAIN_TERMS, isRated: true, isPaced: false, strategy },
    people,
    policies: standardPolicies(strategy).map(inRoom),
    open: (deps, stored) => openTableHost(deps, STANDARD_ROOM, stored),
    begin: async ({ host, opener, say }) => {
      for (const person of people.slice(1)) await say(person, { type: 'join' });
      for (const person of people) await say(person, { type: 'ready', isReady: true });
      await host.inform({ type: 'rated', ratings: ratingsOf(humans) });
      await say(opener, { type: 'start' });
      for (const person of people) await say(person, { type: 'autoContinue', isOn: false });
    },
    changed: ({ view }) => book.saw(view.game),
    said: (step) => ('do' in step ? { by: personNamed(step.by), command: commandOf(step) } : null),
  };
}

/** Plays a Standard scenario. Throws `ScenarioFault` for settings that the table does not have, and where too few take part. */
export async function playStandard(scenario: StandardScenario): Promise<StandardReport> {
  const cast = castOf(scenario);
  const nameOf = ({ participants }: StandardView, number: number): string => {
    const id = participants[number - 1]?.person.id;
    return cast.find(({ person }) => person.id === id)?.name ?? '';
  };
  const book = openRoundBook(nameOf);
  const humans = scenario.participants.filter(({ kind }) => kind === 'human');
  const run = await runScenario(standardGame(humans, book), scenario);
  return standardReport(run, cast, book.rounds());
}
