import type { ChatLine } from '@upcard/protocol';
import type { Muted } from './muted-people.ts';

/** The lines that are shown: without those of people who are muted. */
export function shownLines(lines: readonly ChatLine[], muted: readonly Muted[]): readonly ChatLine[] {
  const out = new Set(muted.map(({ id }) => id));
  return lines.filter(({ person }) => !out.has(person.id));
}

/** The lines after the one of this id; all of them when it is not there any more. */
export function linesAfter(lines: readonly ChatLine[], id: string): readonly ChatLine[] {
  return lines.slice(lines.findIndex((line) => line.id === id) + 1);
}

/** A line as people hear it. */
export function spokenLine({ person, text, isHidden }: ChatLine): string {
  return isHidden ? `A line of ${person.name} is hidden.` : `${person.name}: ${text}`;
}

const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** When a line was said, by the clock of this browser: `21:07`. In the server's milliseconds. */
export function hourText(at: number): string {
  return HOUR.format(at);
}
