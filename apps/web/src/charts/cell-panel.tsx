import X from 'lucide-react/icons/x';
import { ACTION_LABELS, cellName, conditionOf, verdict, withArticle } from './action-words.ts';
import styles from './cell-panel.module.css';
import type { CellDetail, HandDetail } from './chart-details.ts';
import type { ChartPlace } from './chart-place.ts';
import type { SolvedChart } from './solver-messages.ts';
import { ValueBars } from './value-bars.tsx';
import { formatChance, formatGain, formatValue } from './value-text.ts';

/** A chart by its name. */
export interface NamedChart {
  readonly name: string;
  readonly solved: SolvedChart;
}

function handName({ hand }: HandDetail): string {
  return hand.join(',');
}

/** What choosing by the cards themselves brings over playing them as the cell says. */
function gainOf({ values, best }: HandDetail, cell: CellDetail): number {
  return (values[best] ?? 0) - (values[cell.best] ?? values.stand);
}

function HandLine({ hand, cell }: { hand: HandDetail; cell: CellDetail }) {
  const differs = hand.best !== cell.best;
  return (
    <tr data-differs={differs}>
      <th scope="row">{handName(hand)}</th>
      <td>{formatChance(hand.share)}</td>
      <td>
        {ACTION_LABELS[hand.best]}
        {differs && <span className={styles.gain}> {formatGain(gainOf(hand, cell))}</span>}
      </td>
      <td>{formatValue(hand.values[hand.best] ?? hand.values.stand)}</td>
    </tr>
  );
}

function Hands({ cell }: { cell: CellDetail }) {
  const differing = cell.hands.filter(({ best }) => best !== cell.best).length;
  return (
    <div className={styles.hands}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Hand</th>
            <th scope="col">Share</th>
            <th scope="col">Best</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {cell.hands.map((hand) => (
            <HandLine key={handName(hand)} hand={hand} cell={cell} />
          ))}
        </tbody>
      </table>
      {differing > 0 && <p className={styles.small}>By its own cards the marked hand does better than the chart.</p>}
    </div>
  );
}

function Nothing({ place }: { place: ChartPlace }) {
  return (
    <p className={styles.small}>
      {place.row === 'hard 21'
        ? 'A hand of 21 ends by itself: there is nothing to choose.'
        : 'No two cards make this hand under these rules.'}
    </p>
  );
}

/** The values of a cell in one chart; with a name where two are compared. */
function CellValues({ place, chart, isNamed }: { place: ChartPlace; chart: NamedChart; isNamed: boolean }) {
  const { rules, details } = chart.solved;
  const cell = details[place.row][place.up];
  return (
    <div className={styles.values}>
      {isNamed && <h3 className={styles.name}>{chart.name}</h3>}
      {cell === null ? (
        <Nothing place={place} />
      ) : (
        <>
          <ValueBars values={cell.values} best={cell.best} />
          {cell.hands.length > 1 && !isNamed && <Hands cell={cell} />}
          <p className={styles.small}>
            {conditionOf(rules.peek, place.up)} {verdict(cell.values, cell.best)}
          </p>
        </>
      )}
    </div>
  );
}

/** The heading: a cell of one hand by its cards, one of several by its row. */
function titleOf(place: ChartPlace, { solved }: NamedChart): string {
  const hands = solved.details[place.row][place.up]?.hands ?? [];
  const [only] = hands;
  return hands.length === 1 && only !== undefined && !place.row.includes('*')
    ? `${handName(only)} against ${withArticle(place.up)}`
    : cellName(place.row, place.up);
}

interface CellPanelProps {
  readonly id: string;
  readonly place: ChartPlace;
  /** The chart on show, and perhaps one that it is compared with. */
  readonly charts: readonly [NamedChart, ...NamedChart[]];
  /** Closes the panel where it covers something; null where it has a place of its own. */
  readonly onClose: (() => void) | null;
}

/** What every action of a chart cell is worth, on average and hand by hand. */
export function CellPanel({ id, place, charts, onClose }: CellPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {titleOf(place, charts[0])} <span className={styles.what}>value of each action</span>
        </h2>
        {onClose !== null && (
          <button type="button" className={styles.close} aria-label="Close values" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </header>
      <div id={id} className={styles.content}>
        {charts.map((chart) => (
          <CellValues key={chart.name} place={place} chart={chart} isNamed={charts.length > 1} />
        ))}
      </div>
    </section>
  );
}
