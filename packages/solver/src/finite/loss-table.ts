import { type DrawingDealer, waysToFinish } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';

/** Room for the copies of one value, or the cards, of a dealer's hand. */
export const COPIES = 16;

const LEAST_FINISH = 17;
const MOST_FINISH = 21;

/** Number of finishes that count, 17 to 21. */
export const FINISHES = MOST_FINISH - LEAST_FINISH + 1;

/**
 * The dealer's finishes of 17 to 21, as a prefix tree of multisets and as rows of terms over its nodes. Cards of one value,
 * the one set aside, stand in no node: a row has the finishes of one total, up-card, number of cards set aside and number
 * of cards, whose products share a factor. Depends on the way to draw, on no shoe and on no other rule.
 */
export interface LossTable {
  /** Tree: node 0 is the empty hand, any other its parent and the card `value × COPIES + copies of it in the parent`. */
  readonly parent: Uint16Array;
  readonly factor: Uint8Array;
  /** Nodes that the finishes of at least a total need, a prefix of the tree: index `total − 17`. */
  readonly nodes: readonly number[];
  /** Where each row's terms begin; after the last row, where they end. */
  readonly start: Uint16Array;
  /** The tree node of each term and the number of its orders. */
  readonly node: Uint16Array;
  readonly orders: Float64Array;
  /** Where the rows of a total begin: index `total − 17`, and one more where they end. */
  readonly finish: Uint16Array;
  /** The cell of each row: rows of all totals that share the rest share a cell. */
  readonly cell: Uint16Array;
  /** Cards and cards set aside of the finishes of each cell. */
  readonly cards: Uint8Array;
  readonly aside: Uint8Array;
  /** Where the cells of an up-card begin, and one more where they end. */
  readonly upCells: Uint16Array;
  /** Bit `up` is set for every up-card of the table. */
  readonly ups: number;
}

/** What a table is asked for. */
export interface LossQuestion {
  /** Bit `up` is set for every up-card. */
  readonly ups: number;
  /** The value index set aside. */
  readonly aside: number;
}

const { size, counts, cards, total } = HANDS;

/** Finished dealer hands, those of 21 first: what a total needs is then a prefix. */
function finishesOf(ways: Float64Array, ups: number): number[] {
  const finishes: number[] = [];
  for (let finish = MOST_FINISH; finish >= LEAST_FINISH; finish -= 1) {
    for (let hand = 0; hand < size; hand += 1) {
      if (total[hand] === finish && hasUp(ways, hand, ups)) finishes.push(hand);
    }
  }
  return finishes;
}

function hasUp(ways: Float64Array, hand: number, ups: number): boolean {
  for (let up = 0; up < VALUE_COUNT; up += 1) {
    if (((ups >> up) & 1) === 1 && (ways[hand * VALUE_COUNT + up] ?? 0) > 0) return true;
  }
  return false;
}

interface Tree {
  readonly parent: number[];
  readonly factor: number[];
  /** Child of a node by the value of its card. */
  readonly child: number[];
}

/** The node of a hand's cards but those set aside, made with its ancestors where missing. */
function nodeOf(tree: Tree, hand: number, aside: number): number {
  let node = 0;
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    if (value === aside) continue;
    for (let copies = 0; copies < (counts[hand * VALUE_COUNT + value] ?? 0); copies += 1) {
      const known = tree.child[node * VALUE_COUNT + value] ?? 0;
      if (known > 0) {
        node = known;
        continue;
      }
      const made = tree.parent.push(node) - 1;
      tree.factor.push(value * COPIES + copies);
      tree.child[node * VALUE_COUNT + value] = made;
      for (let at = 0; at < VALUE_COUNT; at += 1) tree.child.push(0);
      node = made;
    }
  }
  return node;
}

interface Terms {
  readonly key: number[];
  readonly node: number[];
  readonly orders: number[];
}

/** Rows are ordered by finish, up-card, cards aside and cards. */
const rowKey = (hand: number, up: number, aside: number): number => {
  const finish = (total[hand] ?? 0) - LEAST_FINISH;
  const asideCards = counts[hand * VALUE_COUNT + aside] ?? 0;
  return ((finish * VALUE_COUNT + up) * COPIES + asideCards) * COPIES + (cards[hand] ?? 0);
};

const ROW_KEYS = FINISHES * VALUE_COUNT * COPIES * COPIES;

function termsOf(ways: Float64Array, tree: Tree, { ups, aside }: LossQuestion): { terms: Terms; nodes: number[] } {
  const terms: Terms = { key: [], node: [], orders: [] };
  const nodes = new Array<number>(FINISHES).fill(0);
  for (const hand of finishesOf(ways, ups)) {
    const node = nodeOf(tree, hand, aside);
    nodes[(total[hand] ?? 0) - LEAST_FINISH] = tree.parent.length;
    for (let up = 0; up < VALUE_COUNT; up += 1) {
      const orders = ways[hand * VALUE_COUNT + up] ?? 0;
      if (orders === 0 || ((ups >> up) & 1) === 0) continue;
      terms.key.push(rowKey(hand, up, aside));
      terms.node.push(node);
      terms.orders.push(orders);
    }
  }
  return { terms, nodes };
}

/** Gathers equal keys: a counting sort of the terms by row. */
function rowsOf({ key, node, orders }: Terms): Pick<LossTable, 'start' | 'node' | 'orders'> & { rowKeys: number[] } {
  const count = new Uint16Array(ROW_KEYS);
  for (const row of key) count[row] = (count[row] ?? 0) + 1;
  const start: number[] = [];
  const rowKeys: number[] = [];
  const next = new Uint16Array(ROW_KEYS);
  let term = 0;
  for (let row = 0; row < ROW_KEYS; row += 1) {
    if (count[row] === 0) continue;
    rowKeys.push(row);
    start.push(term);
    next[row] = term;
    term += count[row] ?? 0;
  }
  const sorted = { node: new Uint16Array(term), orders: new Float64Array(term) };
  key.forEach((row, at) => {
    const to = next[row] ?? 0;
    next[row] = to + 1;
    sorted.node[to] = node[at] ?? 0;
    sorted.orders[to] = orders[at] ?? 0;
  });
  return { ...sorted, start: Uint16Array.from([...start, term]), rowKeys };
}

const CELL_KEYS = VALUE_COUNT * COPIES * COPIES;

/** Cells in the order of up-card, cards aside and cards. */
function cellsOf(rowKeys: readonly number[]): Pick<LossTable, 'cell' | 'cards' | 'aside' | 'upCells'> {
  const keys = [...new Set(rowKeys.map((key) => key % CELL_KEYS))].sort((one, other) => one - other);
  const places = new Uint16Array(CELL_KEYS);
  keys.forEach((key, place) => {
    places[key] = place;
  });
  const firsts = Array.from(
    { length: VALUE_COUNT + 1 },
    (_, up) => keys.filter((key) => key < up * COPIES * COPIES).length,
  );
  return {
    cell: Uint16Array.from(rowKeys, (key) => places[key % CELL_KEYS] ?? 0),
    cards: Uint8Array.from(keys, (key) => key % COPIES),
    aside: Uint8Array.from(keys, (key) => Math.floor(key / COPIES) % COPIES),
    upCells: Uint16Array.from(firsts),
  };
}

/** The first row of each total. */
function finishStarts(rowKeys: readonly number[]): Uint16Array {
  return Uint16Array.from(
    { length: FINISHES + 1 },
    (_, finish) => rowKeys.filter((key) => key < finish * CELL_KEYS).length,
  );
}

function build(ways: Float64Array, question: LossQuestion): LossTable {
  const tree: Tree = { parent: [0], factor: [0], child: new Array<number>(VALUE_COUNT).fill(0) };
  const { terms, nodes } = termsOf(ways, tree, question);
  const { rowKeys, ...rows } = rowsOf(terms);
  return {
    parent: Uint16Array.from(tree.parent),
    factor: Uint8Array.from(tree.factor),
    nodes,
    ...rows,
    ...cellsOf(rowKeys),
    finish: finishStarts(rowKeys),
    ups: question.ups,
  };
}

const tables = new Map<string, LossTable>();
const waysOf = new Map<DrawingDealer, Float64Array>();

function lossTable(dealer: DrawingDealer, question: LossQuestion): LossTable {
  const key = `${dealer} ${question.ups} ${question.aside}`;
  const known = tables.get(key);
  if (known) return known;
  const ways = waysOf.get(dealer) ?? waysToFinish(dealer);
  waysOf.set(dealer, ways);
  const table = build(ways, question);
  tables.set(key, table);
  return table;
}

/** Up-cards against which hands are played much alike: 2 to 6, and 7 to Ace. */
const UP_GROUPS = [0b1111000001, 0b0000111110] as const;

/**
 * The tables that together have all up-cards of a question, small and great ones apart: most hands of a split end against one kind
 * alone. They depend on the dealer's way to draw and on no shoe and no other rule, and are kept.
 */
export function lossTables(dealer: DrawingDealer, { ups, aside }: LossQuestion): LossTable[] {
  return UP_GROUPS.flatMap((group) => ((group & ups) === 0 ? [] : [lossTable(dealer, { ups: group & ups, aside })]));
}

/** Forgets all tables and orders, as if nothing had been asked yet: for measuring. */
export function forgetLossTables(): void {
  tables.clear();
  waysOf.clear();
}
