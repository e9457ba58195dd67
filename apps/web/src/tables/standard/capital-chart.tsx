import type { StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import styles from './capital-chart.module.css';
import { type CapitalLine, type CapitalLines, capitalLines } from './capital-lines.ts';
import { numbersOf } from './participant-face.ts';
import { nameOf } from './standard-scene.ts';

/** Dashes for those who share a colour with others, in CSS pixels; the first of them has none. */
const DASHES = ['none', '7 5', '2 4', '12 4 2 4'] as const;

function dashOf({ twins }: CapitalLine): string {
  return DASHES[twins % DASHES.length] ?? 'none';
}

/** Drawn in a square of a hundred that is stretched; what must not be stretched with it stands beside the drawing. */
function Lines({ lines, capital }: CapitalLines) {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {capital.ticks.map((tick) => (
        <line
          key={tick}
          className={styles.rule}
          data-zero={tick === 0}
          x1="0"
          x2="100"
          y1={100 - capital.place(tick)}
          y2={100 - capital.place(tick)}
        />
      ))}
      {lines.map((line) => (
        <polyline
          key={line.number}
          className={styles.line}
          stroke={line.colour}
          strokeDasharray={dashOf(line)}
          points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
    </svg>
  );
}

function Ends({ lines }: Pick<CapitalLines, 'lines'>) {
  return lines.map(({ number, colour, points }) => {
    const end = points.at(-1);
    return (
      end !== undefined && (
        <span
          key={number}
          className={styles.end}
          style={{ left: `${end.x}%`, top: `${end.y}%`, background: colour }}
          aria-hidden="true"
        />
      )
    );
  });
}

function Scales({ rounds, capital }: CapitalLines) {
  return (
    <div aria-hidden="true">
      {capital.ticks.map((tick) => (
        <span key={tick} className={styles.amount} style={{ top: `${100 - capital.place(tick)}%` }}>
          {formatAmount(tick)}
        </span>
      ))}
      {rounds.ticks.map((tick) => (
        <span key={tick} className={styles.round} style={{ left: `${rounds.place(tick)}%` }}>
          {tick}
        </span>
      ))}
    </div>
  );
}

function Legend({ view, lines }: { view: StandardView; lines: readonly CapitalLine[] }) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {lines.map((line) => (
        <li key={line.number}>
          <svg className={styles.sample} viewBox="0 0 22 10" aria-hidden="true">
            <path d="M0 5H22" stroke={line.colour} strokeDasharray={dashOf(line)} />
          </svg>
          <bdi>{nameOf(view, line.number)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The figures behind the lines, for people who listen. */
function Figures({ view }: { view: StandardView }) {
  const numbers = numbersOf(view);
  return (
    <div className={styles.figures}>
      <table aria-label="Total capital by round">
        <thead>
          <tr>
            <th scope="col">Round index</th>
            {numbers.map((number) => (
              <th key={number} scope="col">
                {nameOf(view, number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.capitals.map((purses, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its index
            <tr key={round}>
              <th scope="row">{round}</th>
              {numbers.map((number) => (
                <td key={number}>{formatAmount(purses[number - 1] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Everybody's coins after each round of a finished game, from round index 0, as a line in their colour. */
export function CapitalChart({ view }: { view: StandardView }) {
  const laid = capitalLines(view);
  return (
    <figure className={styles.chart} aria-label="Total capital by round index">
      <p className={styles.across} aria-hidden="true">
        Total capital
      </p>
      <div className={styles.room}>
        <div className={styles.plot}>
          <Lines {...laid} />
          <Ends lines={laid.lines} />
          <Scales {...laid} />
        </div>
      </div>
      <p className={styles.along} aria-hidden="true">
        Round index
      </p>
      <Legend view={view} lines={laid.lines} />
      <Figures view={view} />
    </figure>
  );
}
