import type { RuleFault } from '@upcard/core';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChartNotices, faultSentences } from './chart-notices.tsx';
import { type ChartRules, GAME_LABELS, presetChart } from './chart-rules.ts';
import { HandResults } from './hand-results.tsx';
import { HandTable } from './hand-table.tsx';
import styles from './odds-page.module.css';
import { type OddsQuery, oddsAddress, readOddsQuery, situationOf } from './odds-query.ts';
import { PresetBar } from './preset-bar.tsx';
import { RemovedCards } from './removed-cards.tsx';
import { RulesForm } from './rules-form.tsx';
import { RulesLine } from './rules-line.tsx';
import { CopyLinkButton } from './share-buttons.tsx';
import type { HandAnswer } from './solver-messages.ts';
import page from './strategy-page.module.css';
import { strategyAddress } from './strategy-query.ts';
import { useHandValues } from './use-solved.ts';

/** What the address says, and how to make it say something else. Nothing but the address holds what is set. */
function useOddsQuery() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { value: query, faults } = useMemo(() => readOddsQuery(search), [search]);
  const show = (next: OddsQuery): void => navigate(oddsAddress(next), { replace: true });
  return { query, faults, show };
}

/** Parts of a situation, whose faults are told beside them and not among those of the rules. */
const PARTS = ['hand', 'up', 'removed'];

function faultOf(faults: readonly RuleFault[], field: string): string | null {
  return faults.find((found) => found.field === field)?.fault ?? null;
}

function Head({ chart, onPick }: { chart: ChartRules; onPick: (chart: ChartRules) => void }) {
  return (
    <header className={page.head}>
      <div className={page.words}>
        <h1 className={page.title}>Odds of any hand</h1>
        <RulesLine chart={chart} />
      </div>
      <PresetBar game={chart.game} onPick={(game) => onPick(presetChart(game))} />
    </header>
  );
}

function Tools({ query, isChanging, onToggle }: { query: OddsQuery; isChanging: boolean; onToggle: () => void }) {
  const [said, setSaid] = useState('');
  return (
    <div className={page.tools}>
      <Button size="small" isPressed={isChanging} onPress={onToggle}>
        <SlidersHorizontal size={16} aria-hidden="true" /> Change rules
      </Button>
      <ButtonLink href={strategyAddress({ chart: query.chart, versus: null })} size="small">
        <span>
          Chart<span className={page.long}> of these rules</span>
        </span>
      </ButtonLink>
      <div className={page.share}>
        <span className={styles.said} role="status">
          {said}
        </span>
        <CopyLinkButton onSaid={setSaid} />
      </div>
    </div>
  );
}

interface ResultsProps {
  /** Whether enough cards are laid out to ask about. */
  readonly isLaidOut: boolean;
  readonly isStale: boolean;
  readonly answer: HandAnswer | null;
}

function Results({ isLaidOut, isStale, answer }: ResultsProps) {
  if (!isLaidOut)
    return (
      <section className={styles.empty} aria-label="Values">
        Lay out a hand of at least two cards and an up-card.
      </section>
    );
  if (answer === null) return <section className={styles.empty} aria-label="Values" aria-busy={!isStale} />;
  return <HandResults answer={answer} isStale={isStale} />;
}

/** Exact values of one hand against one up-card, with any cards gone. */
export default function OddsPage() {
  const { query, faults, show } = useOddsQuery();
  const [isChanging, setChanging] = useState(false);
  const { chart, hand, up, removed } = query;
  const situation = situationOf(query);
  const values = useHandValues(chart, situation);
  const change = (next: ChartRules): void => show({ ...query, chart: next });
  const ruleFaults = values.faults.filter(({ field }) => !PARTS.includes(field));
  return (
    <div className={page.page}>
      <Head chart={chart} onPick={change} />
      <Tools query={query} isChanging={isChanging} onToggle={() => setChanging(!isChanging)} />
      {isChanging && (
        <RulesForm
          title="Change rules"
          chart={chart}
          start={{ chart: presetChart(chart.game), name: GAME_LABELS[chart.game] }}
          faults={ruleFaults}
          onChange={change}
        />
      )}
      <ChartNotices
        queryFaults={faults}
        ruleFaults={faultSentences(ruleFaults)}
        hasEarlier={values.shown !== null}
        failure={values.failure}
        isSlow={values.isSlow}
        onRetry={values.retry}
      />
      <div className={styles.columns}>
        <HandTable
          hand={hand}
          up={up}
          faults={{ hand: faultOf(values.faults, 'hand'), up: faultOf(values.faults, 'up') }}
          onHand={(next) => show({ ...query, hand: next })}
          onUp={(next) => show({ ...query, up: next })}
        />
        <Results isLaidOut={situation !== null} isStale={values.isStale} answer={values.shown} />
        <RemovedCards
          removed={removed}
          isInfinite={chart.rules.decks === 'infinite'}
          fault={faultOf(values.faults, 'removed')}
          onChange={(next) => show({ ...query, removed: next })}
        />
      </div>
    </div>
  );
}
