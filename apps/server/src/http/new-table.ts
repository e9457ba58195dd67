import type { z } from '@hono/zod-openapi';
import { parseCard } from '@upcard/core';
import type { TableRecord } from '@upcard/host';
import { REFUSAL_TEXT } from '@upcard/protocol';
import { checkSettings, joiningOf, ROOM_RULES } from '@upcard/tables';
import type { Opening } from '../hall/game.ts';
import { gameOf } from '../hall/games.ts';
import type { RequestRefusal } from './refuse.ts';
import type { newTableSchema } from './schemas.ts';

/** What somebody asks for who opens a table. */
type Asked = z.infer<typeof newTableSchema>;

/** Why a table can't be opened like that, with the sentence that says it. */
interface NewTableFault {
  readonly ok: false;
  readonly code: Extract<RequestRefusal, 'forbidden' | 'bad-message' | 'bad-cards'>;
  readonly text: string;
}

/** The part of a new table's record that was asked for, with what the server adds to it, and the passcode that opens it or null. */
interface NewTable {
  readonly ok: true;
  readonly table: Pick<TableRecord, 'kind' | 'settings' | 'joining' | 'terms' | 'listedCards'>;
  readonly passcode: string | null;
}

function fault(code: NewTableFault['code'], text = REFUSAL_TEXT[code]): NewTableFault {
  return { ok: false, code, text };
}

/** Checks what was asked for by the rules of its kind of game, and adds what the server lays down for whoever opens it. */
export function checkNewTable(asked: Asked, opening: Opening): NewTable | NewTableFault {
  const { kind, cards, passcode = null } = asked;
  if (cards !== undefined && !opening.isTesting) return fault('forbidden');
  if ((asked.joining === 'passcode') !== (passcode !== null)) return fault('bad-message');
  const game = gameOf(kind);
  const { terms, fixed } = game.grants(opening);
  const checked = checkSettings(game.settings, { ...asked.settings, ...fixed });
  if (!checked.ok) return fault('bad-message', `These settings are not allowed: ${checked.faults.join(', ')}.`);
  const listedCards = cards?.map(parseCard) ?? [];
  const known = listedCards.filter((card) => card !== null);
  if (known.length < listedCards.length) return fault('bad-cards');
  const joining = joiningOf(ROOM_RULES[kind], { wished: asked.joining, isGuest: opening.isGuest });
  return {
    ok: true,
    table: { kind, settings: checked.settings, joining, terms, listedCards: cards === undefined ? null : known },
    passcode: joining === 'passcode' ? passcode : null,
  };
}
