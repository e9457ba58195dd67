import { useEffect, useState } from 'react';
import { requestJson } from '../../net/http.ts';
import { enterAsGuest } from '../../net/session.ts';

/** How far somebody has come with a passcode. `sent` are its digits; `waitUntil` by `performance.now()`, in milliseconds. */
type Entry =
  | { readonly kind: 'open' }
  | { readonly kind: 'asked'; readonly sent: string }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'waiting'; readonly waitUntil: number };

/** The digits in what was typed, four at most. What is typed after digits that are on their way (`sent`) begins the next passcode. */
export function digitsOf(typed: string, sent = ''): string {
  const digits = typed.replace(/\D/g, '');
  const isNext = sent !== '' && digits.length > sent.length && digits.startsWith(sent);
  return digits.slice(isNext ? sent.length : 0).slice(0, 4);
}

/** What is left of the digits once those that were sent have been refused: whatever else was typed meanwhile. */
export function digitsLeft(digits: string, sent: string): string {
  return digits === sent ? '' : digits;
}

/** A time to wait as people say it: `40 seconds`, `2 minutes`. In milliseconds; seconds are never rounded down. */
export function waitWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** A passcode being entered. */
interface PasscodeForm {
  readonly digits: string;
  readonly type: (typed: string) => void;
  readonly send: () => void;
  /** What went wrong, or null. */
  readonly fault: string | null;
  /** Why it can't be sent now; undefined when it can. */
  readonly off: string | undefined;
}

function faultOf(entry: Entry, isWaiting: boolean): string | null {
  if (entry.kind === 'refused') return entry.text;
  return isWaiting ? 'There were too many wrong passcodes. The next try has to wait.' : null;
}

function useSecondsPassing(until: number | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const look = (): void => setLeft(Math.max(0, until - performance.now()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : left;
}

/** Enters a passcode for this table (by id); `onJoined` is called once the server has let the person in. */
export function usePasscodeForm(table: string, onJoined: () => void): PasscodeForm {
  const [digits, setDigits] = useState('');
  const [entry, setEntry] = useState<Entry>({ kind: 'open' });
  const left = useSecondsPassing(entry.kind === 'waiting' ? entry.waitUntil : null);
  const send = async (): Promise<void> => {
    setEntry({ kind: 'asked', sent: digits });
    const entered = await enterAsGuest();
    const path = `/api/tables/${encodeURIComponent(table)}/join`;
    const answer = entered.ok ? await requestJson<unknown>(path, { passcode: digits }) : entered;
    if (answer.ok) {
      onJoined();
      return;
    }
    const { text, retryAfter } = answer.failure;
    setDigits((typed) => digitsLeft(typed, digits));
    setEntry(
      retryAfter === undefined
        ? { kind: 'refused', text }
        : { kind: 'waiting', waitUntil: performance.now() + retryAfter },
    );
  };
  const isWaiting = entry.kind === 'waiting' && left > 0;
  const off = isWaiting ? `Wait ${waitWords(left)}` : digits.length < 4 ? 'Four digits are needed' : undefined;
  const isFree = off === undefined && entry.kind !== 'asked';
  return {
    digits,
    type: (typed) => setDigits(digitsOf(typed, entry.kind === 'asked' ? entry.sent : '')),
    send: () => void (isFree && send()),
    fault: faultOf(entry, isWaiting),
    off: entry.kind === 'asked' ? 'Sent' : off,
  };
}
