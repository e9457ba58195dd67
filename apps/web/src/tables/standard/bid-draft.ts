import { formatAmount } from '../../felt/amount-text.ts';

/** The amounts that are accepted now, in coins. */
export interface AmountBounds {
  readonly least: number;
  readonly most: number;
}

/** An amount after an adjustment, and what was really added to it (below zero: taken off) once the bounds were kept. */
export interface Adjusted {
  readonly amount: number;
  readonly applied: number;
}

/** As many digits as every number that is exact can have. */
const MOST_DIGITS = 15;

/** What of a typed or pasted text may stand in an amount field. */
export function onlyDigits(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, MOST_DIGITS);
}

/** Whether nothing of a text may stand in an amount field. */
export function isForeign(text: string): boolean {
  return onlyDigits(text) === '';
}

/** Whether a draft could be submitted as it stands; a blank one never can. */
export function isLegalDraft(draft: string, { least, most }: AmountBounds): boolean {
  const amount = Number(draft);
  return draft !== '' && amount >= least && amount <= most;
}

/** What a draft comes to when it is left: the least for a blank or too small one, the most for one that is too large. */
export function settledDraft(draft: string, { least, most }: AmountBounds): number {
  if (draft === '') return least;
  const amount = Number(draft);
  if (amount < least) return least;
  return Math.min(amount, most);
}

/** An amount moved by a step, within the bounds. */
export function adjusted(amount: number, step: number, { least, most }: AmountBounds): Adjusted {
  const next = Math.max(least, Math.min(most, amount + step));
  return { amount: next, applied: next - amount };
}

/** Why a draft can't be submitted, in a few words, or null. */
export function draftFault(draft: string, bounds: AmountBounds): string | null {
  if (isLegalDraft(draft, bounds)) return null;
  if (draft === '') return 'Type an amount';
  return Number(draft) < bounds.least
    ? `At least ${formatAmount(bounds.least)}`
    : `At most ${formatAmount(bounds.most)}`;
}

/** The amount field while somebody writes in it and after; `typed` is null before the first change: the least bid is shown then. */
interface BidDraft {
  readonly typed: string | null;
  readonly isFocused: boolean;
}

/** The field before anybody has touched it. */
export const UNTOUCHED: BidDraft = { typed: null, isFocused: false };

/** What stands in the field: in focus whatever was typed, else the amount that it comes to by the newest bounds. */
export function shownDraft({ typed, isFocused }: BidDraft, bounds: AmountBounds): string {
  if (isFocused && typed !== null) return typed;
  return String(settledDraft(typed ?? '', bounds));
}

/** The field in focus: from now on news from the table leaves its text alone. */
export function focusedDraft(draft: BidDraft, bounds: AmountBounds): BidDraft {
  return { typed: shownDraft(draft, bounds), isFocused: true };
}

/** The field after its focus has gone. */
export function leftDraft(draft: BidDraft, bounds: AmountBounds): BidDraft {
  return { typed: String(settledDraft(shownDraft(draft, bounds), bounds)), isFocused: false };
}

/** The field with another text, of which the digits stay. */
export function typedDraft({ isFocused }: BidDraft, text: string): BidDraft {
  return { typed: onlyDigits(text), isFocused };
}
