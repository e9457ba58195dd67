import { type DrawingDealer, waysToFinish } from './dealer-draws.ts';
import { HANDS, VALUE_COUNT } from './hands.ts';

/** Room for the copies of one value, or the cards, of a dealer's hand. */
export const COPIES = 16;

/** The least total with which a dealer's hand is finished. */
export const LEAST_FINISH = 17;
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

/** Keys of rows: finish, up-card, cards aside and cards, each a digit. What is below a finish is the key of a cell. */
const UP_KEYS = COPIES * COPIES;
const CELL_KEYS = VALUE_COUNT * UP_KEYS;
const ROW_KEYS = FINISHES * CELL_KEYS;

/** The finishes against a group of up-cards, those of 21 first, so that what a total needs comes first. */
interface Finishes {
  readonly ups: number;
  readonly hand: Uint16Array;
  readonly up: Uint8Array;
  readonly orders: Float64Array;
}

function finishesOf(ways: Float64Array, ups: number): Finishes {
  const found = {
    hand: new Uint16Array(ways.length),
    up: new Uint8Array(ways.length),
    orders: new Float64Array(ways.length),
  };
  let count = 0;
  for (let finish = MOST_FINISH; finish >= LEAST_FINISH; finish -= 1) {
    for (let hand = 0; hand < size; hand += 1) {
      if (total[hand] !== finish) continue;
      for (let up = 0; up < VALUE_COUNT; up += 1) {
        const orders = ways[hand * VALUE_COUNT + up] ?? 0;
        if (orders === 0 || ((ups >> up) & 1) === 0) continue;
        found.hand[count] = hand;
        found.up[count] = up;
        found.orders[count] = orders;
        count += 1;
      }
    }
  }
  return {
    ups,
    hand: found.hand.slice(0, count),
    up: found.up.slice(0, count),
    orders: found.orders.slice(0, count),
  };
}

/** A tree that grows: room for every hand, and the child of each node by value. */
interface Tree {
  readonly parent: Uint16Array;
  readonly factor: Uint8Array;
  readonly child: Uint16Array;
  nodes: number;
}

const growing: Tree = {
  parent: new Uint16Array(size),
  factor: new Uint8Array(size),
  child: new Uint16Array(size * VALUE_COUNT),
  nodes: 1,
};

/** The one tree, empty again: work space of each table's building. */
function growingTree(): Tree {
  growing.child.fill(0, 0, growing.nodes * VALUE_COUNT);
  growing.nodes = 1;
  return growing;
}

/** The node of a hand's cards but those set aside, made with its ancestors where missing. */
function nodeOf(tree: Tree, hand: number, aside: number): number {
  let node = 0;
  for (let value = 0; value < VALUE_COUNT; value += 1) {
    const held = value === aside ? 0 : (counts[hand * VALUE_COUNT + value] ?? 0);
    for (let copies = 0; copies < held; copies += 1) {
      let next = tree.child[node * VALUE_COUNT + value] ?? 0;
      if (next === 0) {
        next = tree.nodes;
        tree.nodes += 1;
        tree.parent[next] = node;
        tree.factor[next] = value * COPIES + copies;
        tree.child[node * VALUE_COUNT + value] = next;
      }
      node = next;
    }
  }
  return node;
}

/** Terms in the order of the finishes: the row, by its key, and the node of each. */
interface Terms {
  readonly key: Uint16Array;
  readonly node: Uint16Array;
  /** Nodes that the finishes of at least a total need. */
  readonly nodes: number[];
}

function termsOf(finishes: Finishes, tree: Tree, aside: number): Terms {
  const { hand: hands, up: ups } = finishes;
  const terms: Terms = {
    key: new Uint16Array(hands.length),
    node: new Uint16Array(hands.length),
    nodes: [0, 0, 0, 0, 0],
  };
  let node = 0;
  let last = -1;
  for (let at = 0; at < hands.length; at += 1) {
    const hand = hands[at] ?? 0;
    if (hand !== last) node = nodeOf(tree, hand, aside);
    last = hand;
    const finish = (total[hand] ?? 0) - LEAST_FINISH;
    const asideCards = counts[hand * VALUE_COUNT + aside] ?? 0;
    terms.nodes[finish] = tree.nodes;
    terms.node[at] = node;
    terms.key[at] = finish * CELL_KEYS + (ups[at] ?? 0) * UP_KEYS + asideCards * COPIES + (cards[hand] ?? 0);
  }
  return terms;
}

/** The number of each key: work space, only read where a key occurs. */
const rowPlaces = new Uint16Array(ROW_KEYS);
const cellPlaces = new Uint16Array(CELL_KEYS);

/** The keys that occur, ascending, and in `places` the number of each. */
function numbered(keys: Uint16Array, places: Uint16Array): Uint16Array {
  let count = 0;
  const found = new Uint16Array(keys.length);
  for (const key of keys) places[key] = 0;
  for (const key of keys) {
    if (places[key] !== 0) continue;
    places[key] = 1;
    found[count] = key;
    count += 1;
  }
  const sorted = found.slice(0, count).sort();
  for (let place = 0; place < count; place += 1) places[sorted[place] ?? 0] = place;
  return sorted;
}

/** For each of `parts` and for the end, the first place of an ascending list at or after `part × width`. */
function partStarts(keys: Uint16Array, width: number, parts: number): Uint16Array {
  const starts = new Uint16Array(parts + 1);
  let at = 0;
  for (let part = 0; part <= parts; part += 1) {
    while (at < keys.length && (keys[at] ?? 0) < part * width) at += 1;
    starts[part] = at;
  }
  return starts;
}

/** Sorts terms by row, counting. */
function sortTerms(
  { key, node }: Terms,
  orders: Float64Array,
  rows: number,
): Pick<LossTable, 'start' | 'node' | 'orders'> {
  const start = new Uint16Array(rows + 1);
  for (const row of key) start[(rowPlaces[row] ?? 0) + 1] = (start[(rowPlaces[row] ?? 0) + 1] ?? 0) + 1;
  for (let row = 1; row < start.length; row += 1) start[row] = (start[row] ?? 0) + (start[row - 1] ?? 0);
  const next = start.slice();
  const sorted = { node: new Uint16Array(key.length), orders: new Float64Array(key.length) };
  for (let at = 0; at < key.length; at += 1) {
    const row = rowPlaces[key[at] ?? 0] ?? 0;
    const to = next[row] ?? 0;
    next[row] = to + 1;
    sorted.node[to] = node[at] ?? 0;
    sorted.orders[to] = orders[at] ?? 0;
  }
  return { start, ...sorted };
}

function build(finishes: Finishes, aside: number): LossTable {
  const tree = growingTree();
  const terms = termsOf(finishes, tree, aside);
  const rows = numbered(terms.key, rowPlaces);
  const cellKeys = rows.map((key) => key % CELL_KEYS);
  const cells = numbered(cellKeys, cellPlaces);
  return {
    parent: tree.parent.slice(0, tree.nodes),
    factor: tree.factor.slice(0, tree.nodes),
    nodes: terms.nodes,
    ...sortTerms(terms, finishes.orders, rows.length),
    finish: partStarts(rows, CELL_KEYS, FINISHES),
    cell: cellKeys.map((key) => cellPlaces[key] ?? 0),
    cards: Uint8Array.from(cells, (key) => key % COPIES),
    aside: Uint8Array.from(cells, (key) => Math.floor(key / COPIES) % COPIES),
    upCells: partStarts(cells, UP_KEYS, VALUE_COUNT),
    ups: finishes.ups,
  };
}

const tables = new Map<string, LossTable>();
const allFinishes = new Map<string, Finishes>();
const allWays = new Map<DrawingDealer, Float64Array>();

/** What is kept under a key, or else is made and kept. */
function kept<Key, Made>(all: Map<Key, Made>, key: Key, make: () => Made): Made {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}

function lossTable(dealer: DrawingDealer, { ups, aside }: LossQuestion): LossTable {
  return kept(tables, `${dealer} ${ups} ${aside}`, () => {
    const ways = kept(allWays, dealer, () => waysToFinish(dealer));
    return build(
      kept(allFinishes, `${dealer} ${ups}`, () => finishesOf(ways, ups)),
      aside,
    );
  });
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
  allFinishes.clear();
  allWays.clear();
}
