import type { RuleFault } from '@upcard/core';
import { SettingRow } from '../felt/setting-row.tsx';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type ChartRules, chartKey } from './chart-rules.ts';
import { RULE_FIELDS, type RuleField, SPLIT_OPTIONS } from './rule-fields.ts';
import styles from './rules-form.module.css';

/** More options than this go into a list that opens. */
const MOST_SEGMENTS = 4;

interface FieldRowProps {
  readonly field: RuleField;
  readonly chart: ChartRules;
  readonly fault: string | null;
  readonly onChange: (chart: ChartRules) => void;
}

function FieldRow({ field, chart, fault, onChange }: FieldRowProps) {
  const { label, tip, options, read, write } = field;
  const Control = options.length > MOST_SEGMENTS ? SelectField : Segmented;
  const change = (word: string): void => {
    const rules = write(chart.rules, word);
    if (rules !== null) onChange({ ...chart, rules });
  };
  return (
    <div className={styles.field} data-wrong={fault !== null}>
      <SettingRow label={label} {...(tip === null ? {} : { tip })}>
        <Control label={label} options={options} value={read(chart.rules)} onChange={change} />
      </SettingRow>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}

function Advanced({ chart, onChange }: Pick<FieldRowProps, 'chart' | 'onChange'>) {
  const isSame = chart.rules.dealer === 'free-will' || chart.rules.decks === 'infinite';
  return (
    <details className={styles.advanced} open={chart.split !== 'cdz'}>
      <summary>Advanced</summary>
      <SettingRow
        label="Split hands are played"
        tip="Like unsplit: as the same cards would be without a split. By pairs gone: play may also look at how many cards of the pair have come."
      >
        <Segmented
          label="Split hands are played"
          options={SPLIT_OPTIONS}
          value={chart.split}
          onChange={(split) => onChange({ ...chart, split })}
        />
      </SettingRow>
      {isSame && <p className={styles.small}>With infinite decks it makes no difference.</p>}
    </details>
  );
}

interface RulesFormProps {
  readonly title: string;
  readonly chart: ChartRules;
  /** What it was before anything was changed, and what that is called. */
  readonly start: { readonly chart: ChartRules; readonly name: string };
  readonly faults: readonly RuleFault[];
  readonly onChange: (chart: ChartRules) => void;
}

/** Every rule that decides values, each to be changed at once. What does not go together is told beside its field. */
export function RulesForm({ title, chart, start, faults, onChange }: RulesFormProps) {
  const isStart = chartKey(chart) === chartKey(start.chart);
  return (
    <section className={styles.form} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          size="small"
          onPress={() => onChange(start.chart)}
          off={isStart ? `These are the rules of ${start.name}` : undefined}
        >
          Back to {start.name}
        </Button>
      </header>
      <div className={styles.fields}>
        {RULE_FIELDS.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            chart={chart}
            fault={faults.find((found) => found.field === field.name)?.fault ?? null}
            onChange={onChange}
          />
        ))}
        <Advanced chart={chart} onChange={onChange} />
      </div>
    </section>
  );
}
