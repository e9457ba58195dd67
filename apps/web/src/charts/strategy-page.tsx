import Calculator from 'lucide-react/icons/calculator';
import Columns2 from 'lucide-react/icons/columns-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BoardAtRest } from './board-at-rest.tsx';
import type { NamedChart } from './cell-panel.tsx';
import { ChartBoard } from './chart-board.tsx';
import { differences } from './chart-difference.ts';
import { ChartNotices, faultSentences } from './chart-notices.tsx';
import { type ChartRules, chartName, GAME_LABELS, presetChart } from './chart-rules.ts';
import { CompareControls } from './compare-controls.tsx';
import { ComparisonResult } from './compare-panel.tsx';
import { EdgeBox } from './edge-box.tsx';
import { ODDS_START, oddsAddress } from './odds-query.ts';
import { PresetBar } from './preset-bar.tsx';
import { RulesForm } from './rules-form.tsx';
import { RulesLine } from './rules-line.tsx';
import { ShareButtons } from './share-buttons.tsx';
import type { SolvedChart } from './solver-messages.ts';
import styles from './strategy-page.module.css';
import { readStrategyQuery, rebased, type StrategyQuery, strategyAddress, versusName } from './strategy-query.ts';
import { type Found, useSolved } from './use-solved.ts';

/** What the address says, and how to make it say something else. Nothing but the address holds what is set. */
function useStrategyQuery() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { value: query, faults } = useMemo(() => readStrategyQuery(search), [search]);
  const show = (next: StrategyQuery): void => navigate(strategyAddress(next), { replace: true });
  return { query, faults, show };
}

function Head({
  chart,
  own,
  onPick,
}: {
  chart: ChartRules;
  own: Found<SolvedChart>;
  onPick: (chart: ChartRules) => void;
}) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>Basic strategy</h1>
        <RulesLine chart={chart} />
      </div>
      <PresetBar game={chart.game} onPick={(game) => onPick(presetChart(game))} />
      <EdgeBox value={own.shown?.value ?? null} isStale={own.isStale} />
    </header>
  );
}

function Board({ query, own, versus }: { query: StrategyQuery; own: Found<SolvedChart>; versus: Found<SolvedChart> }) {
  if (own.shown === null) return own.faults.length > 0 || own.failure !== null ? null : <BoardAtRest />;
  const first: NamedChart = { name: chartName(query.chart), solved: own.shown };
  if (query.versus === null || versus.shown === null) return <ChartBoard charts={[first]} isStale={own.isStale} />;
  const second: NamedChart = { name: versusName(query.versus, query.chart), solved: versus.shown };
  const isStale = own.isStale || versus.isStale;
  return (
    <>
      <ChartBoard charts={[first, second]} isStale={isStale} />
      <ComparisonResult own={first} versus={second} cells={differences(first.solved.chart, second.solved.chart)} />
    </>
  );
}

/** Exact charts for any rules: look up, change, compare, take home. */
export default function StrategyPage() {
  const { query, faults, show } = useStrategyQuery();
  const { chart, versus } = query;
  const own = useSolved('chart', chart);
  const other = useSolved('versus', versus?.chart ?? null);
  const [isChanging, setChanging] = useState(false);
  const change = (next: ChartRules): void =>
    show({ chart: next, versus: versus === null ? null : rebased(versus, chart, next) });
  return (
    <div className={styles.page}>
      <Head chart={chart} own={own} onPick={change} />
      <div className={styles.tools}>
        <Button size="small" isPressed={isChanging} onPress={() => setChanging(!isChanging)}>
          <SlidersHorizontal size={16} aria-hidden="true" /> Change rules
        </Button>
        <Button
          size="small"
          isPressed={versus !== null}
          onPress={() => show({ chart, versus: versus === null ? firstVersus(chart) : null })}
        >
          <Columns2 size={16} aria-hidden="true" /> Compare
        </Button>
        <ButtonLink href={oddsAddress({ ...ODDS_START, chart })} size="small">
          <Calculator size={16} aria-hidden="true" />
          <span>
            Odds<span className={styles.long}> of any hand</span>
          </span>
        </ButtonLink>
        <div className={styles.share}>
          <ShareButtons chart={chart} off={own.faults.length > 0 ? 'There is no chart of these rules' : undefined} />
        </div>
      </div>
      {isChanging && (
        <RulesForm
          title="Change rules"
          chart={chart}
          start={{ chart: presetChart(chart.game), name: GAME_LABELS[chart.game] }}
          faults={own.faults}
          onChange={change}
        />
      )}
      {versus !== null && (
        <CompareControls
          query={{ chart, versus }}
          faults={other.faults}
          onChange={(next) => show({ chart, versus: next })}
        />
      )}
      <ChartNotices
        queryFaults={faults}
        ruleFaults={[
          ...faultSentences(own.faults),
          ...faultSentences(other.faults).map((fault) => `Compared rules: ${fault}`),
        ]}
        hasEarlier={own.shown !== null}
        failure={own.failure ?? other.failure}
        isSlow={own.isSlow || other.isSlow}
        onRetry={() => {
          for (const found of [own, other]) if (found.failure !== null) found.retry();
        }}
      />
      <Board query={query} own={own} versus={other} />
    </div>
  );
}

/** What a comparison starts with: another game than the one on show. */
function firstVersus({ game }: ChartRules): StrategyQuery['versus'] {
  const base = game === 'house' ? 'live' : 'house';
  return { base, chart: presetChart(base) };
}
