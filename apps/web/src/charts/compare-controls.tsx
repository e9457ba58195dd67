import type { RuleFault } from '@upcard/core';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { GAME_LABELS } from './chart-rules.ts';
import styles from './compare-controls.module.css';
import { VersusPicker } from './compare-panel.tsx';
import { RulesForm } from './rules-form.tsx';
import { rulesInWords } from './rules-words.ts';
import { type StrategyQuery, type Versus, type VersusBase, versusStart } from './strategy-query.ts';

interface CompareControlsProps {
  readonly query: StrategyQuery & { readonly versus: Versus };
  readonly faults: readonly RuleFault[];
  readonly onChange: (versus: Versus) => void;
}

/** Chooses and changes the rules that a chart is compared with. */
export function CompareControls({ query: { chart, versus }, faults, onChange }: CompareControlsProps) {
  const [isChanging, setChanging] = useState(versus.base === 'these');
  const pick = (base: VersusBase): void => {
    onChange({ base, chart: versusStart(base, chart) });
    if (base === 'these') setChanging(true);
  };
  const name = versus.base === 'these' ? 'these rules' : GAME_LABELS[versus.base];
  return (
    <section className={styles.controls} aria-label="Compare">
      <div className={styles.line}>
        <span className={styles.label}>Compare with</span>
        <VersusPicker base={versus.base} onPick={pick} />
        <Button size="small" isPressed={isChanging} onPress={() => setChanging(!isChanging)}>
          <SlidersHorizontal size={16} aria-hidden="true" /> Change compared rules
        </Button>
        <span className={styles.rules}>{rulesInWords(versus.chart.rules)}</span>
      </div>
      {isChanging && (
        <RulesForm
          title={versus.base === 'these' ? 'These rules with …' : 'Compared rules'}
          chart={versus.chart}
          start={{ chart: versusStart(versus.base, chart), name }}
          faults={faults}
          onChange={(next) => onChange({ base: versus.base, chart: next })}
        />
      )}
    </section>
  );
}
