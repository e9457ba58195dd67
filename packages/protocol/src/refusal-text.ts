import { REFUSALS } from '@upcard/core';
import { ROOM_REFUSALS } from '@upcard/tables';

/** Codes given before a command reaches a table. */
export const EDGE_CODES = [
  'bad-message',
  'protocol-outdated',
  'unauthenticated',
  'forbidden',
  'not-found',
  'rate-limited',
  'wrong-passcode',
  'name-taken',
  'bad-name',
  'weak-password',
  'wrong-login',
  'wrong-recovery',
  'wrong-password',
  'suspended',
] as const;

/** Every code with which anything can be refused: at the edge, by a room or by its table. */
export const REFUSAL_CODES = [...EDGE_CODES, ...ROOM_REFUSALS, ...REFUSALS] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The one sentence that people read for each code: what happened and, where it helps, what to do. */
export const REFUSAL_TEXT: Readonly<Record<RefusalCode, string>> = {
  'bad-message': 'That message could not be understood. Nothing was changed.',
  'protocol-outdated': 'Upcard has been updated. Reload the page to go on.',
  unauthenticated: 'You are not signed in. Come in as a guest or sign in first.',
  forbidden: 'You may not do that.',
  'not-found': 'There is no such table or page any more.',
  'rate-limited': 'That was too fast. Wait a moment and try again.',
  'wrong-passcode': 'That passcode does not open this table.',
  'name-taken': 'Somebody already has that name, or one that looks just like it.',
  'bad-name':
    'A username has 3 to 20 letters and digits of one script, with - _ or . between them, and is no word of the house.',
  'weak-password':
    'That password is too easy to guess. Take 8 to 128 characters that are neither your name nor a common password.',
  'wrong-login': 'That name and password do not belong together.',
  'wrong-recovery': 'That name and recovery code do not belong together, or the code has been used.',
  'wrong-password': 'That is not your password.',
  suspended: 'This account is suspended. Its seats and games are kept.',
  'table-paused': 'The table is paused. Your seat and bets are kept.',
  'room-full': 'This table is full.',
  blocked: 'The host has taken you out of this table. You can still watch.',
  'not-member': 'You have not joined this table yet.',
  'not-host': 'That is for the host of this table.',
  'watch-only': 'This table can be watched, and nobody can join.',
  'passcode-needed': 'This table opens with a passcode.',
  'account-needed': 'This game is for registered people. Register to join; you can watch meanwhile.',
  'too-few-ready': 'More people have to be ready before this can start.',
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
  talkedTooFast: 'You have said a lot just now. Wait a few seconds and try again.',
  askedTooOften: 'You have asked to join several times. Wait a while before you ask the host again.',
  lineTooLong: 'A message has at most 300 characters.',
  notOneself: 'That cannot be done to yourself.',
  reasonTooLong: 'That is longer than the 500 characters there is room for.',
  timeIsOver: 'That time is over already. Choose one that is still to come.',
  administratorsStay: 'An administrator is out of reach here. Their role has to be taken back first.',
  hasAccount: 'You have an account already. Sign out to make another one.',
  accountNeeded: 'That needs an account. Register; you keep your seat.',
  hostsOnly: 'Only the host of this room may do that.',
  administratorsOnly: 'That is for administrators.',
} as const;
