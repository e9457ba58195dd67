import type { HouseHappening, StandardHappening } from '@upcard/tables';

/** What happens at a table whose screen plays it one thing after another. */
export type TableHappening = HouseHappening | StandardHappening;

/** Lengths of motions in milliseconds, before the person's own speed. */
export interface Pace {
  readonly deal: number;
  /** From the start of one card of the opening deal to the next; after that, the pause between two cards. */
  readonly dealGap: number;
  readonly flip: number;
  readonly chips: number;
  readonly badge: number;
  /** How long the results of the last round are to be read before the end of the game takes their place. */
  readonly look: number;
}

/** The pace of the table. */
export const NORMAL_PACE: Pace = { deal: 380, dealGap: 140, flip: 360, chips: 420, badge: 240, look: 1_200 };

/** The pace where motion is replaced by fades. */
export const REDUCED_PACE: Pace = { deal: 160, dealGap: 0, flip: 160, chips: 160, badge: 160, look: 1_200 };

/** From the first card of an opening deal to its last one, in milliseconds at most: whoever is asked then has a clock that runs. */
const OPENING_DEAL = 1_680;

/** When a happening is to be seen, and when its motion has come to rest, in milliseconds from the start. */
export interface Cue<Happening extends TableHappening> {
  readonly at: number;
  readonly until: number;
  readonly happening: Happening;
}

function isMoney(happening: TableHappening): boolean {
  return happening.type === 'chipsMoved';
}

function isCard(happening: TableHappening): boolean {
  return happening.type === 'cardDealt' || happening.type === 'cardTurned';
}

/** Chips that go the same way go together: losses to the bank first, then wins out of it, then stakes back. */
function wayOf(happening: TableHappening): string {
  if (happening.type !== 'chipsMoved') return 'none';
  const [from] = happening.from.split(':');
  const [to] = happening.to.split(':');
  return `${from} to ${to}`;
}

interface Progress {
  /** When what came last was due. */
  readonly at: number;
  /** When everything so far has come to rest. */
  readonly rest: number;
  /** When the motion that came last began. */
  readonly start: number;
  readonly last: TableHappening | null;
  readonly isOpeningDeal: boolean;
}

function cardStart({ rest, start, last, isOpeningDeal }: Progress, pace: Pace): number {
  if (last === null || !isCard(last)) return rest;
  return isOpeningDeal && last.type === 'cardDealt' ? start + pace.dealGap : rest + pace.dealGap;
}

function lengthOf(happening: TableHappening, pace: Pace): number {
  switch (happening.type) {
    case 'cardDealt':
      return pace.deal;
    case 'cardTurned':
    case 'cardDiscarded':
      return pace.flip;
    case 'chipsMoved':
      return pace.chips;
    case 'settled':
      return pace.badge;
    default:
      return 0;
  }
}

function startOf(happening: TableHappening, progress: Progress, pace: Pace): number {
  if (isCard(happening)) return cardStart(progress, pace);
  const { at, rest, start, last } = progress;
  switch (happening.type) {
    case 'chipsMoved':
      return last !== null && isMoney(last) && wayOf(last) === wayOf(happening) ? start : rest;
    case 'coinsMoved':
    case 'distributed':
    case 'eliminated':
    case 'breakBegan':
      // Said with what has brought it, so that all figures change at once.
      return at;
    case 'finished':
      return last?.type === 'settled' ? rest + pace.look : rest;
    default:
      return rest;
  }
}

function isDealStart({ type }: TableHappening): boolean {
  return type === 'roundBegan' || type === 'dealBegan';
}

/** The same pace, for a deal of so many cards. */
function dealPace(happenings: readonly TableHappening[], pace: Pace): Pace {
  const cards = happenings.filter(({ type }) => type === 'cardDealt').length;
  return { ...pace, dealGap: Math.min(pace.dealGap, OPENING_DEAL / Math.max(1, cards - 1)) };
}

/** When each happening is to be seen, in their order: nothing begins before what came earlier has begun. */
export function timelineOf<Happening extends TableHappening>(
  happenings: readonly Happening[],
  pace: Pace,
): readonly Cue<Happening>[] {
  const isOpeningDeal = happenings.some(isDealStart);
  const dealt = isOpeningDeal ? dealPace(happenings, pace) : pace;
  let progress: Progress = { at: 0, rest: 0, start: 0, last: null, isOpeningDeal };
  return happenings.map((happening) => {
    const length = lengthOf(happening, pace);
    const at = Math.max(progress.at, startOf(happening, progress, progress.isOpeningDeal ? dealt : pace));
    progress = {
      at,
      rest: Math.max(progress.rest, at + length),
      start: length === 0 ? progress.start : at,
      last: length === 0 ? progress.last : happening,
      isOpeningDeal: progress.isOpeningDeal && happening.type !== 'dealerPeeked' && happening.type !== 'cardTurned',
    };
    return { at, until: at + length, happening };
  });
}
