import type { BetChoice } from '@upcard/tables';
import { useState } from 'react';
import type { TableControls } from '../table-controls.ts';
import { type BetDraft, type BetDrafts, cleared, draftAmount, withoutLast, withPick } from './bet-draft.ts';
import { foremostSeat, type HouseScene, seatOf } from './house-scene.ts';
import { isSentForSeat } from './sent-for-seat.ts';

/** The bet that is being made on one of the person's seats. */
export interface Betting {
  /** The seat that chips go to, null when none of theirs may bet. */
  readonly seat: number | null;
  readonly choices: readonly BetChoice[];
  /** Chips placed and not yet bet, on a seat. */
  readonly placed: (seat: number) => number | null;
  /** The last bet, to repeat; null without one or when it cannot be afforded. */
  readonly repeatable: number | null;
  readonly canUndo: boolean;
  readonly isSent: boolean;
  readonly pickSeat: (seat: number) => void;
  readonly pick: (amount: number) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly confirm: () => void;
}

interface Drafts {
  readonly round: number;
  readonly bySeat: BetDrafts;
  readonly picked: number | null;
}

/** Keeps what is placed until the next window of bets. Without `confirms` a chip that is picked is bet at once. */
export function useBetting(scene: HouseScene, controls: TableControls, confirms: boolean): Betting {
  const { view, overlay } = scene;
  const [kept, setKept] = useState<Drafts>({ round: view.round, bySeat: {}, picked: null });
  const drafts = kept.round === view.round ? kept : { round: view.round, bySeat: {}, picked: null };
  const front = foremostSeat(scene, drafts.picked);
  const open = overlay.bets.find(({ seat }) => seat === front) ?? null;
  const seat = open?.seat ?? null;
  const draft: BetDraft | undefined = seat === null ? undefined : drafts.bySeat[seat];
  const last = seat === null ? null : (seatOf(view, seat)?.lastBet ?? null);
  const choices = open?.choices ?? [];
  const isBetSent = seat !== null && isSentForSeat(controls, 'bet', seat);
  const change = (next: BetDraft): void => {
    if (seat !== null) setKept({ ...drafts, bySeat: { ...drafts.bySeat, [seat]: next } });
  };
  const bet = (amount: number | null): void => {
    if (seat !== null && amount !== null && !isBetSent) controls.send({ type: 'bet', seat, amount, round: view.round });
  };
  const isOpen = (number: number): boolean => overlay.bets.some((other) => other.seat === number);
  return {
    seat,
    choices,
    placed: (number) => (isOpen(number) ? draftAmount(drafts.bySeat[number]) : null),
    repeatable: choices.some(({ amount, isAffordable }) => amount === last && isAffordable) ? last : null,
    canUndo: (draft?.length ?? 0) > 0,
    isSent: isBetSent,
    pickSeat: (number) => setKept({ ...drafts, picked: number }),
    pick: (amount) => {
      change(withPick(draft, amount));
      if (!confirms) bet(amount);
    },
    undo: () => change(withoutLast(draft)),
    clear: () => change(cleared(draft)),
    confirm: () => bet(draftAmount(draft)),
  };
}
