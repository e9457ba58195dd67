import type { GameName } from '@upcard/core';
import { type ChartRules, chartKey, chartName, presetChart } from './chart-rules.ts';
import {
  addressOf,
  gameOf,
  type Read,
  readChanges,
  readRules,
  ruleKeys,
  short,
  strayFaults,
  writeChanges,
  writeRules,
} from './rules-query.ts';

/** What a second rule set starts from: a preset, or the rules of the chart itself. */
export type VersusBase = GameName | 'these';

/** The rule set that a chart is compared with. */
export interface Versus {
  readonly base: VersusBase;
  readonly chart: ChartRules;
}

/** What the strategy page shows. */
export interface StrategyQuery {
  readonly chart: ChartRules;
  readonly versus: Versus | null;
}

const VERSUS_PREFIX = 'vs-';
const KNOWN = ['game', 'vs', ...ruleKeys(''), ...ruleKeys(VERSUS_PREFIX)];

/** The rules that a second set starts from. */
export function versusStart(base: VersusBase, chart: ChartRules): ChartRules {
  return base === 'these' ? chart : presetChart(base);
}

/** A comparison whose chart has got other rules: one made of changes to them keeps its changes, a preset stays as it is. */
export function rebased(versus: Versus, before: ChartRules, now: ChartRules): Versus {
  if (versus.base !== 'these') return versus;
  const changes = new URLSearchParams();
  writeChanges(changes, '', [versus.chart, before]);
  return { base: 'these', chart: { ...readChanges(changes, '', now).value, game: now.game } };
}

/** What the second rule set is called beside the chart's own. */
export function versusName({ base, chart }: Versus, own: ChartRules): string {
  if (base === 'these') return 'With the changes';
  return chartName(chart) === chartName(own) ? `${chartName(chart)} (second)` : chartName(chart);
}

function readVersus(query: URLSearchParams, chart: ChartRules): Read<Versus | null> {
  const word = query.get('vs');
  if (word === null) {
    const orphans = ruleKeys(VERSUS_PREFIX).filter((key) => query.has(key));
    return { value: null, faults: orphans.map((key) => `${key} needs a vs to change.`) };
  }
  const base = word === 'these' ? 'these' : gameOf(word);
  if (base === null)
    return { value: null, faults: [`vs=${short(word)} is not known here; it can be a game, or these.`] };
  const { value, faults } = readChanges(query, VERSUS_PREFIX, versusStart(base, chart));
  return { value: { base, chart: value }, faults };
}

/** Reads what follows the `?` of the page. What is wrong is told and left out. */
export function readStrategyQuery(search: string): Read<StrategyQuery> {
  const query = new URLSearchParams(search);
  const chart = readRules(query);
  const versus = readVersus(query, chart.value);
  return {
    value: { chart: chart.value, versus: versus.value },
    faults: [...chart.faults, ...versus.faults, ...strayFaults(query, KNOWN)],
  };
}

/** The address that shows the same again. The Live table's own chart needs no words. */
export function strategyAddress({ chart, versus }: StrategyQuery): string {
  const query = new URLSearchParams();
  const isPlain = chart.game === 'live' && chartKey(chart) === chartKey(presetChart('live'));
  if (!isPlain || versus !== null) writeRules(query, chart);
  if (versus !== null) {
    query.set('vs', versus.base);
    writeChanges(query, VERSUS_PREFIX, [versus.chart, versusStart(versus.base, chart)]);
  }
  return addressOf('/strategy', query);
}
