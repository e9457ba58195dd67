import { seededIndex } from '@upcard/core/testkit/seeded-index';
import { type LogEntry, memoryStore, openTableHost, shoeSource, steppedClock } from '@upcard/host';
import type { ViewMessageOf } from '@upcard/protocol';
import { HOUSE_ROOM, type HouseCommand, PLAIN_TERMS } from '@upcard/tables';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LogRow, TableAudit } from './table-audit.ts';
import { Witness } from './witness.ts';

const ann = { id: 'ann', name: 'Ann', avatar: 'fox' } as const;
const occasion = { table: 't', person: 'ann', life: 1 };
const setup = { settings: {}, opener: ann, joining: 'open', terms: PLAIN_TERMS, createdAt: 0 } as const;

const OPEN = { joining: 'open', passcode: null } as const;

const COMMANDS: readonly HouseCommand[] = [
  { type: 'sit', seat: 1 },
  { type: 'start' },
  { type: 'bet', seat: 1, amount: 100 },
];

/** A log with the views of Ann, who sits down, starts and is dealt a hand that waits for her. */
interface Story {
  readonly rows: readonly LogRow[];
  readonly views: readonly ViewMessageOf<'house'>[];
}

async function tell(): Promise<Story> {
  const entries: LogEntry[] = [];
  const views: ViewMessageOf<'house'>[] = [];
  const memory = memoryStore();
  const append = async (entry: LogEntry): Promise<void> => {
    await memory.append(entry);
    entries.push(entry);
  };
  await memory.createTable({ id: 't', kind: 'house', name: 't', listedCards: null, ...setup });
  const stored = await memory.claim('t');
  if (stored === null) throw new Error('no table');
  const fail = (error: unknown): never => {
    throw error;
  };
  const host = openTableHost(
    {
      store: { ...memory, append },
      clock: steppedClock(0),
      cardSource: shoeSource(seededIndex(1)),
      policies: [],
      thinkingTime: () => 0,
      outbox: {
        changed: ({ seq, now, view, happenings, overlay }) => {
          const own = overlay('ann');
          const shown = { view: view.game, room: view.room, overlay: own.game, roomOverlay: own.room };
          views.push({ seq, now, happenings, ...shown });
        },
      },
      onFenced: () => undefined,
      onFailed: fail,
      onFault: fail,
    },
    HOUSE_ROOM,
    stored,
  );
  for (const [index, command] of COMMANDS.entries())
    await host.submit({ person: ann, commandId: `press-${index}`, command });
  expect(host.frame().view.game.active).not.toBeNull();
  return { rows: entries.map((entry): LogRow => JSON.parse(JSON.stringify(entry))), views };
}

let story: Story;
beforeAll(async () => {
  story = await tell();
});

/** What the audit says of a log, after a witness has seen and been told these things. */
function faultsOf(rows: readonly LogRow[], testify: (witness: Witness) => void): readonly string[] {
  const witness = new Witness();
  witness.opened('t', OPEN);
  for (const [index, command] of COMMANDS.entries()) witness.sent(occasion, `press-${index}`, command);
  testify(witness);
  const audit = new TableAudit('t', setup, witness.of('t'));
  for (const row of rows) audit.take(row, null);
  audit.conclude();
  return [...witness.faults, ...audit.faults];
}

const answer = (id: string, seq: number) => ({ id, ok: true, seq }) as const;

/** The last row and view of the story: the deal. */
function last(): { readonly row: LogRow; readonly view: ViewMessageOf<'house'> } {
  const row = story.rows.at(-1);
  const view = story.views.at(-1);
  if (row === undefined || view === undefined) throw new Error('nothing happened');
  return { row, view };
}

describe('the audit of a table', () => {
  it('finds nothing wrong with what really happened', () => {
    const faults = faultsOf(story.rows, (witness) => {
      for (const view of story.views) witness.saw(occasion, view);
      for (const index of COMMANDS.keys()) witness.answered(occasion, answer(`press-${index}`, index + 1));
    });
    expect(faults).toEqual([]);
  });

  it('misses a command that was promised', () => {
    const faults = faultsOf(story.rows.slice(0, 2), (witness) => witness.answered(occasion, answer('press-2', 3)));
    expect(faults).toEqual(['t: position 3 was promised to ann:press-2, which is at no position']);
  });

  it('misses a view that was shown', () => {
    const faults = faultsOf(story.rows.slice(0, 2), (witness) => witness.saw(occasion, last().view));
    expect(faults).toEqual(['t: position 3 was shown and is not in the log']);
  });

  it('sees a command twice in the log, and one that nobody sent', () => {
    const twice = story.rows.map((row) => ({ ...row, commandId: row.seq < 3 ? 'ann:press-0' : 'ann:unsent' }));
    const faults = faultsOf(twice, () => undefined);
    expect(faults).toContain('t: position 2 has ann:press-0, which is in the log already');
    expect(faults).toContainEqual(expect.stringMatching(/^t: position 2 has no sit under ann:press-0: sessionStarted/));
    expect(faults).toContain('t: position 3 has ann:unsent, which nobody sent');
  });

  it('sees two answers to one command', () => {
    const faults = faultsOf(story.rows, (witness) => {
      witness.answered(occasion, answer('press-1', 2));
      witness.answered(occasion, answer('press-1', 3));
    });
    expect(faults).toHaveLength(1);
  });

  it('sees a view that is not what the log leads to', () => {
    const { view } = last();
    const faults = faultsOf(story.rows, (witness) =>
      witness.saw(occasion, { ...view, view: { ...view.view, bank: view.view.bank + 1 } }),
    );
    expect(faults).toEqual(['t: position 3 was shown otherwise: view.game.bank: 1001, not 1000']);
  });

  it('sees the hole card in a message', () => {
    const { row, view } = last();
    const hole = row.events.flatMap((event) =>
      event.type === 'round' &&
      event.event.type === 'cardDealt' &&
      'side' in event.event.to &&
      event.event.to.side === 'faceDown'
        ? [event.event.card]
        : [],
    );
    expect(hole).toHaveLength(1);
    const talkative = {
      ...view,
      view: { ...view.view, opener: { id: 'ann', name: hole.join(), avatar: 'fox' as const } },
    };
    const faults = faultsOf(story.rows, (witness) => witness.saw(occasion, talkative));
    expect(faults).toContainEqual(expect.stringMatching(/^t: position 3 showed .* lay face up$/));
  });

  it('sees cards that are not the next of the shoe', () => {
    const { row } = last();
    const { cards } = row;
    if (cards === null) throw new Error('no card was dealt');
    const rows = [...story.rows.slice(0, 2), { ...row, cards: { ...cards, drawn: cards.drawn + 1 } }];
    expect(faultsOf(rows, () => undefined)).toContainEqual(expect.stringMatching(/^t: position 3 deals /));
  });

  it('sees a snapshot of something else', () => {
    const witness = new Witness();
    witness.opened('t', OPEN);
    const audit = new TableAudit('t', setup, witness.of('t'));
    const [row] = story.rows;
    if (row === undefined) throw new Error('nothing happened');
    audit.take({ ...row, commandId: null }, { seq: 1, state: HOUSE_ROOM.create(setup), cards: null });
    expect(audit.faults).toEqual(['t: position 1 has another state in the snapshot']);
  });

  it('sees a gap', () => {
    const rows = story.rows.filter(({ seq }) => seq !== 2).slice(0, 1);
    expect(
      faultsOf([...rows, ...story.rows.slice(2, 3).map((row) => ({ ...row, events: [] }))], () => undefined),
    ).toContain('t: position 3 follows 1');
  });
});
