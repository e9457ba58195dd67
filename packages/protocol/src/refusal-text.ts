import { REFUSALS } from '@upcard/core';

/** Codes given before a command reaches a table. */
export const EDGE_CODES = [
  'bad-message',
  'protocol-outdated',
  'unauthenticated',
  'forbidden',
  'not-found',
  'rate-limited',
  'room-full',
  'wrong-passcode',
  'name-taken',
  'table-paused',
] as const;

/** Every code with which anything can be refused, at the edge or by a table. */
export const REFUSAL_CODES = [...EDGE_CODES, ...REFUSALS] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The one sentence that people read for each code: what happened and, where it helps, what to do. */
export const REFUSAL_TEXT: Readonly<Record<RefusalCode, string>> = {
  'bad-message': 'That message could not be understood. Nothing was changed.',
  'protocol-outdated': 'Upcard has been updated. Reload the page to go on.',
  unauthenticated: 'You are not signed in. Come in as a guest or sign in first.',
  forbidden: 'You may not do that.',
  'not-found': 'There is no such table or page any more.',
  'rate-limited': 'That was too fast. Wait a moment and try again.',
  'room-full': 'This table is full.',
  'wrong-passcode': 'That passcode does not open this table.',
  'name-taken': 'Somebody already has that name.',
  'table-paused': 'The table is paused. Your seat and bets are kept.',
  'not-participant': 'You have no seat at this table.',
  'not-active': 'You are out of this game.',
  'too-late': 'The clock ran out first and answered for you.',
  'wrong-phase': 'That is not possible at this point of the round.',
  'not-your-turn': 'Somebody else is asked just now.',
  'already-submitted': 'Your answer is already in.',
  'illegal-action': 'That is not among the moves you have now.',
  'bad-amount': 'There is no such amount or seat here.',
  'bid-too-low': 'That is below the lowest bid accepted now.',
  'bet-below-minimum': 'That is below the least bet of this table.',
  'over-capital': 'That is more than you have.',
  'bet-not-even': 'The bet must be an even amount.',
  'seat-taken': 'Somebody else has that seat.',
  'bet-above-maximum': 'That is above the most this spot may hold.',
  'bad-cards': 'That is not a row of cards.',
};

/** What people read instead of the code's own sentence where it is known why something is forbidden or can't be understood. */
export const REFUSAL_REASON = {
  guestsOnlyRead: 'Guests can read along. Register to talk; you keep your seat.',
  silenced: 'The host of this room has silenced you. You can still read and play.',
  nothingSaid: 'There is nothing to read in that message.',
  lineTooLong: 'A message has at most 300 characters.',
  accountNeeded: 'That needs an account. Register; you keep your seat.',
  hostsOnly: 'Only the host of this room may do that.',
  administratorsOnly: 'That is for administrators.',
} as const;
