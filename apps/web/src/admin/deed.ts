import type { ActRequest, CloseReportRequest, SuspendRequest } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import { isolated } from './isolated.ts';

/** What administrators can do to a table that is open. */
export type TableAct = 'pause' | 'resume' | 'void' | 'close';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Something that an administrator is about to do. */
export type Deed =
  | { readonly kind: 'suspend' | 'restore' | 'reset'; readonly person: Pick<Person, 'id' | 'name'> }
  | { readonly kind: 'hide'; readonly line: { readonly id: string; readonly text: string }; readonly author: string }
  | { readonly kind: 'closeReport'; readonly report: string; readonly about: string }
  | { readonly kind: TableAct; readonly table: Named };

/** The body that an act is sent with. */
type Body = ActRequest | SuspendRequest | CloseReportRequest;

/** What is asked before a deed, how it is sent, and what is said after it. */
export interface DeedPlan {
  readonly title: string;
  /** What it does. */
  readonly lead: string;
  readonly reasonLabel: string;
  readonly send: { readonly label: string; readonly sending: string };
  readonly isGrave: boolean;
  readonly path: string;
  /** What is sent, with what was typed as the reason and until when (milliseconds, null: for good) it is to last. */
  readonly body: (reason: string, until: number | null) => Body & Readonly<Record<string, unknown>>;
  readonly done: string;
  /** What a refusal means here, by its code, where the server's own sentence is about something else. */
  readonly refusals: Readonly<Record<string, string>>;
}

const withReason = (reason: string): ActRequest & Readonly<Record<string, unknown>> => ({ reason });
const NOBODY = 'There is nobody of this name any more.';

function personPlan(kind: 'suspend' | 'restore' | 'reset', { id, name }: Pick<Person, 'id' | 'name'>): DeedPlan {
  const who = isolated(name);
  const about = { path: `/api/admin/people/${encodeURIComponent(id)}/${kind}`, refusals: { 'not-found': NOBODY } };
  switch (kind) {
    case 'suspend':
      return {
        ...about,
        title: `Suspend ${who}`,
        lead: 'They are out everywhere at once, read why, and cannot come in until it ends. Their seats and games are kept.',
        reasonLabel: 'Reason, which they will read',
        send: { label: 'Suspend', sending: 'Suspending…' },
        isGrave: true,
        body: (reason, until) => ({ reason, until }),
        done: `${who} is suspended.`,
      };
    case 'restore':
      return {
        ...about,
        title: `Let ${who} in again`,
        lead: 'The suspension ends now. Everything of theirs is as it was.',
        reasonLabel: 'Reason, kept in the log',
        send: { label: 'Restore', sending: 'Restoring…' },
        isGrave: false,
        body: withReason,
        done: `${who} may come in again.`,
        refusals: { ...about.refusals, 'wrong-phase': 'They are not suspended any more.' },
      };
    case 'reset':
      return {
        ...about,
        title: `Recovery code for ${who}`,
        lead: 'Makes a code with which a new password can be set once. The old password and sessions stay until it is used: give it to nobody but its owner.',
        reasonLabel: 'Reason, kept in the log',
        send: { label: 'Make the code', sending: 'Making…' },
        isGrave: true,
        body: withReason,
        done: `A recovery code was made for ${who}.`,
        refusals: { 'not-found': 'There is no account of this name any more.' },
      };
  }
}

const GONE = 'This table is not open any more.';

const NOTHING_TO_DO: Readonly<Record<TableAct, string>> = {
  pause: 'This table stands still already, or is over.',
  resume: 'This table is not paused any more, or is over.',
  void: 'No bet is at stake just now.',
  close: GONE,
};

const TABLE_WORDS: Readonly<
  Record<TableAct, Pick<DeedPlan, 'lead' | 'send' | 'isGrave'> & { title: string; done: string }>
> = {
  pause: {
    title: 'Pause',
    lead: 'Play stops where it is and the clock stands still. Seats and bets are kept until the table is resumed.',
    send: { label: 'Pause the table', sending: 'Pausing…' },
    isGrave: false,
    done: 'is paused.',
  },
  resume: {
    title: 'Resume',
    lead: 'Play goes on where it stopped, with the time that was left.',
    send: { label: 'Resume the table', sending: 'Resuming…' },
    isGrave: false,
    done: 'goes on.',
  },
  void: {
    title: 'Void the round of',
    lead: 'The running round is over at once and counts for nothing. Every bet of it goes back to whoever made it.',
    send: { label: 'Void the round', sending: 'Voiding…' },
    isGrave: true,
    done: 'has its bets back; the round is void.',
  },
  close: {
    title: 'Close',
    lead: 'The table ends for everybody now, for good. Bets of a running round go back to whoever made them.',
    send: { label: 'Close the table', sending: 'Closing…' },
    isGrave: true,
    done: 'is closed.',
  },
};

function tablePlan(kind: TableAct, { id, name }: Named): DeedPlan {
  const { title, done, ...words } = TABLE_WORDS[kind];
  return {
    ...words,
    title: `${title} ${isolated(name)}`,
    reasonLabel: 'Reason, kept in the log',
    path: `/api/admin/tables/${encodeURIComponent(id)}/${kind}`,
    body: withReason,
    done: `${isolated(name)} ${done}`,
    refusals: { 'not-found': GONE, 'wrong-phase': NOTHING_TO_DO[kind] },
  };
}

function hidePlan(line: string, author: string): DeedPlan {
  return {
    title: `Hide a line of ${isolated(author)}`,
    lead: 'Its text is shown to nobody any more. The table sees that a line was taken away, and the log keeps it.',
    reasonLabel: 'Reason, kept in the log',
    send: { label: 'Hide the line', sending: 'Hiding…' },
    isGrave: true,
    path: `/api/admin/lines/${encodeURIComponent(line)}/hide`,
    body: withReason,
    done: `The line of ${isolated(author)} is hidden.`,
    refusals: { 'not-found': 'This line is hidden already, or gone with its table.' },
  };
}

function closeReportPlan(report: string, about: string): DeedPlan {
  return {
    title: `Close the report about ${isolated(about)}`,
    lead: 'It moves down to those that are done. What you write is for the other administrators.',
    reasonLabel: 'What was done about it',
    send: { label: 'Close the report', sending: 'Closing…' },
    isGrave: false,
    path: `/api/admin/reports/${encodeURIComponent(report)}/close`,
    body: (note) => ({ note }),
    done: `The report about ${isolated(about)} is closed.`,
    refusals: { 'not-found': 'Somebody has closed this report already.' },
  };
}

/** How a deed is done. */
export function planOf(deed: Deed): DeedPlan {
  switch (deed.kind) {
    case 'suspend':
    case 'restore':
    case 'reset':
      return personPlan(deed.kind, deed.person);
    case 'hide':
      return hidePlan(deed.line.id, deed.author);
    case 'closeReport':
      return closeReportPlan(deed.report, deed.about);
    default:
      return tablePlan(deed.kind, deed.table);
  }
}
