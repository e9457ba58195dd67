import { describe, expect, test } from 'vitest';
import { STANDARD_SETTINGS } from '../standard/settings.ts';
import { STANDARD_ROOM } from '../standard/standard-room.ts';
import { PLAIN_TERMS } from '../table.ts';
import { listedChance } from '../testkit/chance.ts';
import { named } from '../testkit/house-run.ts';
import { runTable } from '../testkit/table-run.ts';

const MINUTE = 60_000;

/** Ann's waiting Standard room at time 0, with her in it. */
function waitingRoom() {
  const settings = Object.fromEntries(STANDARD_SETTINGS.map(({ name, initial }) => [name, initial]));
  const setup = { settings, opener: named('ann'), joining: 'open', terms: PLAIN_TERMS, createdAt: 0 } as const;
  const run = runTable(STANDARD_ROOM, STANDARD_ROOM.create(setup), listedChance());
  return { ...run, room: () => STANDARD_ROOM.view(run.state()).room };
}

describe('a room in which people wait', () => {
  test('closes when none of its members has been there for ten minutes', () => {
    const { presence, passTo, room } = waitingRoom();
    presence(named('ann'), false);
    passTo(10 * MINUTE - 1);
    expect(room().stage).toBe('waiting');
    passTo(10 * MINUTE);
    expect(room()).toMatchObject({ stage: 'over', closing: 'deserted' });
  });

  test('stays when one of them has come back in time', () => {
    const { presence, passTo, room } = waitingRoom();
    presence(named('ann'), false);
    passTo(9 * MINUTE);
    presence(named('ann'), true);
    passTo(60 * MINUTE);
    expect(room().stage).toBe('waiting');
  });

  test('is not closed by the time for which it stood still', () => {
    const { presence, hear, passTo, room } = waitingRoom();
    presence(named('ann'), false);
    passTo(4 * MINUTE);
    hear({ type: 'paused' });
    passTo(60 * MINUTE);
    hear({ type: 'resumed' });
    passTo(66 * MINUTE - 1);
    expect(room().stage).toBe('waiting');
    passTo(66 * MINUTE);
    expect(room().stage).toBe('over');
  });

  test('goes on once the game runs, whoever is there', () => {
    const { presence, say, passTo, room } = waitingRoom();
    say(named('ann'), { type: 'ready', isReady: true });
    expect(say(named('ann'), { type: 'start' })).toBe('ok');
    presence(named('ann'), false);
    passTo(25_000);
    expect(room().stage).toBe('playing');
  });
});
