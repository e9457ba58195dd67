/** Chips put on a seat's spot and not yet bet: every pick so far, the newest last; null stands for a cleared spot. */
export type BetDraft = readonly (number | null)[];

/** Drafts by seat. A seat without one has an empty spot. */
export type BetDrafts = Readonly<Record<number, BetDraft>>;

/** What lies on the spot now, or null. */
export function draftAmount(draft: BetDraft | undefined): number | null {
  return draft?.at(-1) ?? null;
}

/** The draft after an amount was put on the spot; the ladder has one amount for each bet, so the newest counts. */
export function withPick(draft: BetDraft | undefined, amount: number): BetDraft {
  return draftAmount(draft) === amount ? (draft ?? []) : [...(draft ?? []), amount];
}

/** The draft before the newest pick or clearing. */
export function withoutLast(draft: BetDraft | undefined): BetDraft {
  return (draft ?? []).slice(0, -1);
}

/** The draft with an empty spot; clearing can be undone. */
export function cleared(draft: BetDraft | undefined): BetDraft {
  return draftAmount(draft) === null ? (draft ?? []) : [...(draft ?? []), null];
}
