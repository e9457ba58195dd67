import type { HouseView } from '@upcard/tables';

/**
 * How much of the others is drawn, from most to least: `cards` large, `compact` small over a slip, `slips` of name, chips and total,
 * `tight` total and chips alone.
 */
export type Density = 'cards' | 'compact' | 'slips' | 'tight';

/** What is drawn above the own seat. `head` is the dealer with shoe and discards, the dealer alone, or nothing. */
export interface TableLayout {
  readonly density: Density;
  readonly head: 'whole' | 'dealer' | 'none';
}

/** The room above the own seat: its height in CSS pixels, 0 before it is known, and how wide the screen is. */
export interface TableRoom {
  readonly height: number;
  readonly size: 'tiny' | 'phone' | 'tablet';
}

/** What a layout needs in CSS pixels: `above` the others with the gap below it, and one row of them. */
interface Step extends TableLayout {
  readonly above: number;
  readonly row: number;
}

/** From most to least. */
type Steps = readonly Step[];

/** Between two rows of the others, in CSS pixels; less between slips. */
const GAP = 10;
const SLIP_GAP = 5;

/** What the shuffle needs in place of the lettering, in CSS pixels. */
const SHUFFLE_NEEDS = 100;

const IN_ROW: Readonly<Record<TableRoom['size'], number>> = { tiny: 3, phone: 3, tablet: 5 };

function dealtSteps(cards: { above: number; row: number }, whole: number): Steps {
  return [
    { density: 'cards', head: 'whole', ...cards },
    { density: 'compact', head: 'whole', above: whole, row: 96 },
    { density: 'compact', head: 'dealer', above: 73, row: 96 },
    { density: 'slips', head: 'whole', above: whole, row: 46 },
    { density: 'slips', head: 'dealer', above: 70, row: 46 },
  ];
}

function undealtSteps(above: number, row: number): Steps {
  return [
    { density: 'cards', head: 'whole', above, row },
    { density: 'compact', head: 'none', above: 0, row },
    { density: 'slips', head: 'none', above: 0, row: 46 },
  ];
}

/** By width, measured: with a round on the table, with bets under the spots, and with the spots alone. */
const STEPS: Readonly<Record<TableRoom['size'], Readonly<Record<'dealt' | 'bets' | 'ready', Steps>>>> = {
  tiny: {
    dealt: dealtSteps({ above: 142, row: 138 }, 106),
    bets: undealtSteps(162, 118),
    ready: undealtSteps(162, 98),
  },
  phone: {
    dealt: dealtSteps({ above: 164, row: 152 }, 122),
    bets: undealtSteps(180, 131),
    ready: undealtSteps(180, 111),
  },
  tablet: {
    dealt: dealtSteps({ above: 230, row: 158 }, 169),
    bets: undealtSteps(256, 145),
    ready: undealtSteps(256, 126),
  },
};

/** The fullest layout of so many others, at this point of the game, that fits into the room. */
export function layoutOf({ phase, table }: HouseView, others: number, { height, size }: TableRoom): TableLayout {
  const stage = phase === 'bets' ? 'bets' : 'ready';
  const steps = STEPS[size][table === null ? stage : 'dealt'];
  const rows = Math.ceil(others / IN_ROW[size]);
  const room = height === 0 ? Number.POSITIVE_INFINITY : height - (phase === 'shuffle' ? SHUFFLE_NEEDS : 0);
  const fits = (step: Step): boolean => {
    const gap = step.density === 'slips' ? SLIP_GAP : GAP;
    return room >= step.above + rows * step.row + Math.max(0, rows - 1) * gap;
  };
  const { density, head } = steps.find(fits) ?? { density: 'tight', head: table === null ? 'none' : 'dealer' };
  return { density, head };
}
