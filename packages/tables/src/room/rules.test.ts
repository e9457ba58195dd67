import { describe, expect, test } from 'vitest';
import { HOUSE_TABLE } from '../house/table.ts';
import { PLAIN_TERMS } from '../table.ts';
import { listedChance } from '../testkit/chance.ts';
import { named } from '../testkit/house-run.ts';
import { runTable } from '../testkit/table-run.ts';
import { guestOverlay, joiningOf, ROOM_RULES } from './rules.ts';
import { withRoom } from './with-room.ts';

/** A kind of table whose rooms hold two, where guests neither join nor host. */
const STRICT = { admitsGuests: false, guestsMayHost: false, memberLimit: 2 };
const STRICT_TABLE = withRoom(HOUSE_TABLE, STRICT);

function openStrict() {
  const setup = { settings: {}, opener: named('ann'), joining: 'open', terms: PLAIN_TERMS, createdAt: 0 } as const;
  return runTable(STRICT_TABLE, STRICT_TABLE.create(setup), listedChance());
}

describe('who may join', () => {
  test('a room that a guest has opened can be watched only, where the kind of table says so', () => {
    expect(joiningOf(STRICT, { wished: 'passcode', isGuest: true })).toBe('nobody');
    expect(joiningOf(STRICT, { wished: 'passcode', isGuest: false })).toBe('passcode');
    expect(joiningOf(ROOM_RULES.house, { wished: 'approval', isGuest: true })).toBe('approval');
  });

  test('a guest reads that it takes an account, and reads it of nothing else', () => {
    const overlay = STRICT_TABLE.overlay(openStrict().state(), 'zed').room;
    const off = { isLegal: false, reason: 'account-needed' };
    const shown = guestOverlay(overlay, STRICT);
    expect([shown.commands.join, shown.play]).toEqual([off, off]);
    expect({ ...shown, play: overlay.play, commands: { ...shown.commands, join: overlay.commands.join } }).toEqual(
      overlay,
    );
    expect(guestOverlay(overlay, ROOM_RULES.house)).toBe(overlay);
  });

  test('a guest who belongs to the room already plays on', () => {
    const overlay = STRICT_TABLE.overlay(openStrict().state(), 'ann').room;
    expect(guestOverlay(overlay, STRICT)).toBe(overlay);
  });

  test('a full room takes nobody else, and one who leaves makes place', () => {
    const run = openStrict();
    expect(run.say(named('ben'), { type: 'join' })).toBe('ok');
    expect(run.say(named('cat'), { type: 'join' })).toBe('room-full');
    expect(run.say(named('cat'), { type: 'sit', seat: 1 })).toBe('room-full');
    expect(run.hear({ type: 'admitted', person: named('cat') })).toBe('room-full');
    expect(STRICT_TABLE.lobbyLine(run.state()).canJoin).toBe(false);
    run.say(named('ben'), { type: 'leaveRoom' });
    expect(run.say(named('cat'), { type: 'join' })).toBe('ok');
  });
});

test('guests may host and join House, European and Live tables, and watch Standard and Sandbox', () => {
  const admitting = Object.entries(ROOM_RULES).filter(
    ([, { admitsGuests, guestsMayHost }]) => admitsGuests && guestsMayHost,
  );
  expect(admitting.map(([kind]) => kind).sort()).toEqual(['european', 'house', 'live']);
});
