import type { HouseHappening } from '@upcard/tables';

/** Lengths of motions in milliseconds, before the person's own speed. */
export interface Pace {
  readonly deal: number;
  /** From the start of one card of the opening deal to the next; after that, the pause between two cards. */
  readonly dealGap: number;
  readonly flip: number;
  readonly chips: number;
  readonly badge: number;
}

/** The pace of the table. */
export const NORMAL_PACE: Pace = { deal: 380, dealGap: 140, flip: 360, chips: 420, badge: 240 };

/** The pace where motion is replaced by fades. */
export const REDUCED_PACE: Pace = { deal: 160, dealGap: 0, flip: 160, chips: 160, badge: 160 };

/** When a happening is to be seen, in milliseconds from the start. */
export interface Cue {
  readonly at: number;
  readonly happening: HouseHappening;
}

function isMoney(happening: HouseHappening): boolean {
  return happening.type === 'chipsMoved';
}

function isCard(happening: HouseHappening): boolean {
  return happening.type === 'cardDealt' || happening.type === 'cardTurned';
}

/** Chips that go the same way go together: losses to the bank first, then wins out of it, then stakes back. */
function wayOf(happening: HouseHappening): string {
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
  readonly last: HouseHappening | null;
  readonly isOpeningDeal: boolean;
}

function cardStart({ rest, start, last, isOpeningDeal }: Progress, pace: Pace): number {
  if (last === null || !isCard(last)) return rest;
  return isOpeningDeal && last.type === 'cardDealt' ? start + pace.dealGap : rest + pace.dealGap;
}

function lengthOf(happening: HouseHappening, pace: Pace): number {
  switch (happening.type) {
    case 'cardDealt':
      return pace.deal;
    case 'cardTurned':
      return pace.flip;
    case 'chipsMoved':
      return pace.chips;
    case 'settled':
      return pace.badge;
    default:
      return 0;
  }
}

function startOf(happening: HouseHappening, progress: Progress, pace: Pace): number {
  if (isCard(happening)) return cardStart(progress, pace);
  const { last } = progress;
  if (last !== null && isMoney(happening) && wayOf(last) === wayOf(happening)) return progress.start;
  return progress.rest;
}

/** When each happening is to be seen, in their order: nothing begins before what came earlier has begun. */
export function timelineOf(happenings: readonly HouseHappening[], pace: Pace): readonly Cue[] {
  let progress: Progress = {
    at: 0,
    rest: 0,
    start: 0,
    last: null,
    isOpeningDeal: happenings.some(({ type }) => type === 'roundBegan'),
  };
  return happenings.map((happening) => {
    const length = lengthOf(happening, pace);
    const at = Math.max(progress.at, startOf(happening, progress, pace));
    progress = {
      at,
      rest: Math.max(progress.rest, at + length),
      start: length === 0 ? progress.start : at,
      last: length === 0 ? progress.last : happening,
      isOpeningDeal: progress.isOpeningDeal && happening.type !== 'dealerPeeked' && happening.type !== 'cardTurned',
    };
    return { at, happening };
  });
}
