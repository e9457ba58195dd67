import type { DealerResult, StandardView } from '@upcard/tables';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { type AxisScale, axisScale } from './axis-scale.ts';
import styles from './chart-drawing.module.css';
import { type ChartNode, chartNodes, ringRadii } from './chart-nodes.ts';
import { colourOf } from './participant-face.ts';
import { nameOf } from './standard-scene.ts';

/** The corners of a diamond reach this far beyond a circle of its kind, so that either holds the other inside. */
const DIAMOND = 1.3;

function roundWords(view: StandardView, { round, dealer, auctionPaid, earnings }: DealerResult): string {
  const paid = dealer === null ? 'dealt' : `paid ${formatAmount(auctionPaid)}`;
  return `Round ${round}: ${nameOf(view, dealer)} ${paid}, earnings ${formatSigned(earnings)}`;
}

interface RingProps {
  readonly view: StandardView;
  readonly result: DealerResult;
  readonly radius: number;
  /** How wide the line of a ring is; 0 for the node in the middle, which is filled. */
  readonly line: number;
}

function Ring({ view, result, radius, line }: RingProps) {
  const colour = colourOf(view, result.dealer);
  const paint = line === 0 ? { fill: colour } : { fill: 'none', stroke: colour, strokeWidth: line };
  const reach = radius * DIAMOND;
  return result.dealer === null ? (
    <path d={`M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`} {...paint} />
  ) : (
    <circle r={radius} {...paint} />
  );
}

function Node({ view, node, axes: { x, y } }: { view: StandardView; node: ChartNode; axes: Axes }) {
  const radii = ringRadii(node.results.length);
  const [first = 0, second = first] = radii;
  const line = Math.min(2.5, (second - first) / 2);
  return (
    <svg x={`${x.place(node.auctionPaid)}%`} y={`${100 - y.place(node.earnings)}%`} className={styles.node}>
      <title>{node.results.map((result) => roundWords(view, result)).join('\n')}</title>
      {/* Something to point at that is larger than a dot. */}
      <circle r="14" fill="transparent" />
      {node.results.map((result, index) => (
        <Ring key={result.round} view={view} result={result} radius={radii[index] ?? 0} line={index === 0 ? 0 : line} />
      ))}
    </svg>
  );
}

interface Axes {
  readonly x: AxisScale;
  readonly y: AxisScale;
}

function Grid({ axes: { x, y } }: { axes: Axes }) {
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick} data-zero={tick === 0}>
          <line
            className={styles.rule}
            x1="0"
            x2="100%"
            y1={`${100 - y.place(tick)}%`}
            y2={`${100 - y.place(tick)}%`}
          />
          <text className={styles.tick} x="-10" y={`${100 - y.place(tick)}%`} dy="0.35em" textAnchor="end">
            {formatSigned(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} className={styles.tick} x={`${x.place(tick)}%`} y="100%" dy="22" textAnchor="middle">
          {formatAmount(tick)}
        </text>
      ))}
    </>
  );
}

function spokenChart({ results }: StandardView): string {
  const rounds = results.length === 1 ? '1 settled round' : `${results.length} settled rounds`;
  return `Chart of ${rounds}: what the auction paid from left to right, the Dealer’s earnings from bottom to top. Table has the same figures.`;
}

/** The nodes of the chart on their grid, as large as what it stands in. One round at least. */
export default function ChartDrawing({ view }: { view: StandardView }) {
  const axes: Axes = {
    x: axisScale(
      view.results.map(({ auctionPaid }) => auctionPaid),
      4,
    ),
    y: axisScale(
      view.results.map(({ earnings }) => earnings),
      4,
    ),
  };
  return (
    <svg className={styles.drawing} role="img" aria-label={spokenChart(view)}>
      <Grid axes={axes} />
      {chartNodes(view.results).map((node) => (
        <Node key={`${node.auctionPaid} ${node.earnings}`} view={view} node={node} axes={axes} />
      ))}
    </svg>
  );
}
