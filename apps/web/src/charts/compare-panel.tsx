import { SelectField } from '../ui/select-field.tsx';
import type { NamedChart } from './cell-panel.tsx';
import { type Difference, differenceRuns, meaningInSentence, runName } from './chart-difference.ts';
import { GAME_OPTIONS } from './chart-rules.ts';
import styles from './compare-panel.module.css';
import { bestPlayValue } from './edge-box.tsx';
import look from './letter-look.module.css';
import type { VersusBase } from './strategy-query.ts';
import { formatEdge, formatEdgeDifference } from './value-text.ts';

const BASES: readonly { value: VersusBase; label: string }[] = [
  ...GAME_OPTIONS,
  { value: 'these', label: 'These rules with …' },
];

/** Chooses the second rule set. */
export function VersusPicker({ base, onPick }: { base: VersusBase; onPick: (base: VersusBase) => void }) {
  return <SelectField label="Compare with" options={BASES} value={base} onChange={onPick} />;
}

function Edges({ own, versus }: { own: NamedChart; versus: NamedChart }) {
  const [first, second] = [bestPlayValue(own.solved.value), bestPlayValue(versus.solved.value)];
  const figures = [
    [own.name, formatEdge(first)],
    [versus.name, formatEdge(second)],
    ['Difference', formatEdgeDifference(first, second)],
  ] as const;
  return (
    <dl className={styles.edges} aria-label="House edges">
      {figures.map(([name, figure], at) => (
        <div key={at === 2 ? 'difference' : `${at} ${name}`}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function DifferenceList({ cells, names }: { cells: readonly Difference[]; names: readonly [string, string] }) {
  return (
    <ul className={styles.list} aria-label="Differences">
      {differenceRuns(cells).map((run) => (
        <li key={`${run.row} ${run.first} ${run.second}`}>
          <span className={styles.letters} aria-hidden="true">
            <span className={look.letter} data-letter={run.first}>
              {run.first}
            </span>
            <span className={look.letter} data-letter={run.second}>
              {run.second}
            </span>
          </span>
          <span>
            <strong>{runName(run)}</strong>
            <br />
            {names[0]}: {meaningInSentence(run.first)}. {names[1]}: {meaningInSentence(run.second)}.
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How many cells two charts differ in, what both games take, and every difference in words. */
export function ComparisonResult({
  own,
  versus,
  cells,
}: {
  own: NamedChart;
  versus: NamedChart;
  cells: readonly Difference[];
}) {
  const count = cells.length === 1 ? '1 cell differs' : `${cells.length} cells differ`;
  return (
    <section className={styles.result} aria-label="Comparison">
      <div className={styles.sum}>
        <h2 className={styles.title} aria-live="polite">
          {cells.length === 0 ? 'Both charts are the same' : count}
        </h2>
        {cells.length > 0 && (
          <p className={styles.small}>
            Outlined above: {own.name} on top, {versus.name} below.
          </p>
        )}
        <Edges own={own} versus={versus} />
      </div>
      {cells.length > 0 && <DifferenceList cells={cells} names={[own.name, versus.name]} />}
    </section>
  );
}
