import type { DealerResult } from '@upcard/tables';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { formatAmount, formatSigned } from '../../felt/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { DealerMark } from './dealer-mark.tsx';
import {
  PAGE_SIZE,
  RESULT_COLUMNS,
  type ResultColumn,
  type ResultSort,
  sortedBy,
  sortedResults,
} from './results-order.ts';
import styles from './results-table.module.css';
import type { StandardScene } from './standard-scene.ts';

const HEADINGS: Readonly<Record<ResultColumn, string>> = {
  round: 'Round',
  dealer: 'Dealer',
  auctionPaid: 'Auction paid',
  playerWagers: 'Player wagers',
  earnings: 'Earnings',
};

function Heading({ column, sort, onSort }: { column: ResultColumn; sort: ResultSort; onSort: () => void }) {
  const isSorted = sort.by === column;
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? sort.direction : 'none'}>
      <button type="button" className={styles.heading} data-sorted={isSorted} onClick={onSort}>
        <span>{HEADINGS[column]}</span>
        {isSorted && <Arrow size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}

function signOf(amount: number): 'plus' | 'minus' | 'none' {
  if (amount === 0) return 'none';
  return amount > 0 ? 'plus' : 'minus';
}

function Row({ scene, result }: { scene: StandardScene; result: DealerResult }) {
  return (
    <tr className={styles.row}>
      <th scope="row">{result.round}</th>
      <td data-column="dealer">
        <DealerMark scene={scene} number={result.dealer} />
      </td>
      <td>{formatAmount(result.auctionPaid)}</td>
      <td>{formatAmount(result.playerWagers)}</td>
      <td data-sign={signOf(result.earnings)}>{formatSigned(result.earnings)}</td>
    </tr>
  );
}

interface PagerProps {
  readonly page: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

function Pager({ page, count, onTurn }: PagerProps) {
  const first = page * PAGE_SIZE + 1;
  const last = Math.min(count, first + PAGE_SIZE - 1);
  const which = first === last ? `${first}` : `${first}–${last}`;
  return (
    <nav className={styles.pager} aria-label="Pages of the Dealer results">
      <p role="status">
        {which} of {count === 1 ? '1 round' : `${count} rounds`}
      </p>
      <Button size="small" off={page === 0 ? 'This is the first page' : undefined} onPress={() => onTurn(page - 1)}>
        Previous
      </Button>
      <Button size="small" off={last >= count ? 'This is the last page' : undefined} onPress={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

/** Where somebody is in the table. `page` counts from 0. */
export interface ResultsPlace {
  readonly sort: ResultSort;
  readonly page: number;
}

interface TableProps {
  readonly scene: StandardScene;
  readonly place: ResultsPlace;
  readonly onPlace: (place: ResultsPlace) => void;
}

/** The settled rounds as a table: any heading sorts, ten rounds are on a page. One round at least. */
export function ResultsTable({ scene, place: { sort, page }, onPlace }: TableProps) {
  const { length: count } = scene.view.results;
  const shown = sortedResults(scene.view, sort).slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      <div className={styles.rows} data-paged={count > PAGE_SIZE}>
        <table className={styles.table} aria-label="Dealer results by round">
          <thead>
            <tr>
              {RESULT_COLUMNS.map((column) => (
                <Heading
                  key={column}
                  column={column}
                  sort={sort}
                  onSort={() => onPlace({ sort: sortedBy(sort, column), page: 0 })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((result) => (
              <Row key={result.round} scene={scene} result={result} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} count={count} onTurn={(next) => onPlace({ sort, page: next })} />
    </>
  );
}
