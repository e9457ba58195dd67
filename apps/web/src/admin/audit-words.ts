import type { AdminAct } from '@upcard/protocol';

/** What an act is called in the log, before and after the name of whom or what it was done to. */
export const ACT_WORDS: Readonly<Record<AdminAct, readonly [before: string, after: string]>> = {
  grant: ['made', 'an administrator'],
  revoke: ['took back the role of', ''],
  suspend: ['suspended', ''],
  restore: ['let', 'in again'],
  reset: ['made a recovery code for', ''],
  'hide-line': ['hid a line of', ''],
  'close-report': ['closed a report about', ''],
  'pause-table': ['paused', ''],
  'resume-table': ['resumed', ''],
  'void-round': ['voided the round of', ''],
  'close-table': ['closed', ''],
};
