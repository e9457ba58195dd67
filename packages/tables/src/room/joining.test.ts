import { describe, expect, test } from 'vitest';
import { HOUSE_ROOM } from '../house/house-room.ts';
import { named } from '../testkit/house-run.ts';
import { roomSession } from '../testkit/room-run.ts';

describe('an open room', () => {
  test('is its opener’s, who belongs to it and runs it', () => {
    const { view, overlay } = roomSession('open');
    expect(view()).toEqual({
      stage: 'waiting',
      joining: 'open',
      host: named('ann'),
      members: [{ person: named('ann'), isReady: false, isConnected: true }],
      memberLimit: null,
      closing: null,
      isPaused: false,
      pausedAt: null,
    });
    expect(overlay('ann')).toMatchObject({ isHost: true, isMember: true, myRequest: 'none', requests: [] });
  });

  test('takes whoever likes, in the order in which they come', () => {
    const { say, members } = roomSession('open');
    expect([say('ben', { type: 'join' }), say('cat', { type: 'join' })]).toEqual(['ok', 'ok']);
    expect(members()).toEqual(['ann', 'ben', 'cat']);
    expect(say('ben', { type: 'join' })).toBe('already-submitted');
  });

  test('has been joined by whoever takes a seat', () => {
    const { say, members, run } = roomSession('open');
    expect(say('ben', { type: 'sit', seat: 2 })).toBe('ok');
    expect(members()).toEqual(['ann', 'ben']);
    expect(
      run
        .steps()
        .at(-1)
        ?.events.slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['room', 'seatTaken']);
  });

  test('is not joined by a seat that can’t be taken', () => {
    const { say, members } = roomSession('open');
    expect(say('ben', { type: 'sit', seat: 9 })).toBe('bad-amount');
    expect(members()).toEqual(['ann']);
  });

  test('holds any number of people, though the table has six seats', () => {
    const { say, members } = roomSession('open');
    const crowd = Array.from({ length: 50 }, (_, index) => `guest-${index}`);
    expect(new Set(crowd.map((name) => say(name, { type: 'join' })))).toEqual(new Set(['ok']));
    expect(members()).toHaveLength(51);
  });

  test('can’t be joined once the cards are out, and its game can be watched', () => {
    const { say, overlay } = roomSession('open');
    say('ann', { type: 'sit', seat: 1 });
    say('ann', { type: 'start' });
    expect(say('ben', { type: 'join' })).toBe('wrong-phase');
    expect(overlay('ben').commands.join).toEqual({ isLegal: false, reason: 'wrong-phase' });
    expect(say('ben', { type: 'sit', seat: 2 })).toBe('wrong-phase');
  });
});

describe('a room that the host lets people into', () => {
  test('shows who asks to the host alone, and lets them in when the host says so', () => {
    const { say, overlay, members, view } = roomSession('approval');
    expect(say('ben', { type: 'join' })).toBe('ok');
    expect(overlay('ann').requests).toEqual([named('ben')]);
    expect(overlay('ben')).toMatchObject({ myRequest: 'waiting', requests: [], isMember: false });
    expect(JSON.stringify(view())).not.toContain('ben');
    expect(say('ann', { type: 'admit', person: 'ben' })).toBe('ok');
    expect(members()).toEqual(['ann', 'ben']);
    expect(overlay('ben')).toMatchObject({ myRequest: 'none', isMember: true });
  });

  test('turns people away, who may ask again', () => {
    const { say, overlay } = roomSession('approval');
    say('ben', { type: 'join' });
    expect(say('ann', { type: 'turnAway', person: 'ben' })).toBe('ok');
    expect(overlay('ben')).toMatchObject({ myRequest: 'refused', isMember: false });
    expect(overlay('ann').requests).toEqual([]);
    expect(say('ben', { type: 'join' })).toBe('ok');
    expect(overlay('ben').myRequest).toBe('waiting');
  });

  test('hears nothing of those who only ask, or have not asked', () => {
    const { say, run } = roomSession('approval');
    expect(say('ben', { type: 'sit', seat: 1 })).toBe('not-member');
    say('ben', { type: 'join' });
    expect(say('ben', { type: 'sit', seat: 1 })).toBe('not-member');
    expect(HOUSE_ROOM.overlay(run.state(), 'ben').game.canSit).toBe(false);
    say('ann', { type: 'admit', person: 'ben' });
    expect(HOUSE_ROOM.overlay(run.state(), 'ben').game.canSit).toBe(true);
    expect(say('ben', { type: 'sit', seat: 1 })).toBe('ok');
  });

  test('lets a request be taken back, and asks for one at a time', () => {
    const { say, overlay } = roomSession('approval');
    say('ben', { type: 'join' });
    expect(say('ben', { type: 'join' })).toBe('already-submitted');
    expect(say('ben', { type: 'leaveRoom' })).toBe('ok');
    expect(overlay('ann').requests).toEqual([]);
  });

  test('hears at most a hundred requests at a time', () => {
    const { say } = roomSession('approval');
    const answers = Array.from({ length: 101 }, (_, index) => say(`guest-${index}`, { type: 'join' }));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(100);
    expect(answers.at(-1)).toBe('room-full');
  });

  test.each(['admit', 'turnAway', 'remove', 'unblock', 'handOver'] as const)(
    'lets nobody but the host %s people',
    (type) => {
      const { say } = roomSession('approval');
      say('ben', { type: 'join' });
      say('cat', { type: 'join' });
      say('ann', { type: 'admit', person: 'ben' });
      expect(say('ben', { type, person: 'cat' })).toBe('not-host');
      expect(say('cat', { type, person: 'cat' })).toBe('not-host');
      expect(say('zed', { type, person: 'cat' })).toBe('not-host');
    },
  );

  test.each(['admit', 'turnAway', 'remove', 'unblock', 'handOver'] as const)(
    'does not %s people who are not there',
    (type) => {
      const { say } = roomSession('approval');
      say('ben', { type: 'join' });
      expect(say('ann', { type, person: 'nobody' })).toBe('illegal-action');
    },
  );
});

describe('a room with a passcode', () => {
  test('opens to whom the server lets in, and to no other', () => {
    const { say, overlay, members, run } = roomSession('passcode');
    expect(say('ben', { type: 'join' })).toBe('passcode-needed');
    expect(say('ben', { type: 'sit', seat: 1 })).toBe('passcode-needed');
    expect(overlay('ben').commands.join).toEqual({ isLegal: false, reason: 'passcode-needed' });
    expect(run.hear({ type: 'admitted', person: named('ben') })).toBe('ok');
    expect(members()).toEqual(['ann', 'ben']);
    expect(run.hear({ type: 'admitted', person: named('ben') })).toBe('ok');
    expect(members()).toEqual(['ann', 'ben']);
  });

  test('is not opened by people, whatever they say', () => {
    const { run, members } = roomSession('passcode');
    const said = { type: 'admitted', person: named('ben') } as const;
    const decision = HOUSE_ROOM.decide(run.state(), {
      at: 0,
      by: { kind: 'person', person: named('ben') },
      command: said,
    });
    expect(decision.ok).toBe(false);
    expect(members()).toEqual(['ann']);
  });
});

test('a room that nobody can join is watched, also by those whom the server would let in', () => {
  const { say, overlay, run } = roomSession('nobody');
  expect(say('ben', { type: 'join' })).toBe('watch-only');
  expect(say('ben', { type: 'sit', seat: 1 })).toBe('watch-only');
  expect(run.hear({ type: 'admitted', person: named('ben') })).toBe('watch-only');
  expect(overlay('ben').play).toEqual({ isLegal: false, reason: 'watch-only' });
  expect(say('ann', { type: 'sit', seat: 1 })).toBe('ok');
  expect(HOUSE_ROOM.lobbyLine(run.state()).canJoin).toBe(false);
});

describe('somebody whom the host has taken out', () => {
  test('is out of their seats as well, and stays out', () => {
    const { say, overlay, members, run } = roomSession('open');
    say('ben', { type: 'sit', seat: 2 });
    say('ben', { type: 'sit', seat: 4 });
    expect(say('ann', { type: 'remove', person: 'ben' })).toBe('ok');
    expect(members()).toEqual(['ann']);
    expect(HOUSE_ROOM.view(run.state()).game.seats).toEqual([]);
    expect(say('ben', { type: 'join' })).toBe('blocked');
    expect(say('ben', { type: 'sit', seat: 2 })).toBe('blocked');
    expect(run.hear({ type: 'admitted', person: named('ben') })).toBe('blocked');
    expect(overlay('ben')).toMatchObject({ isBlocked: true, isMember: false });
    expect(HOUSE_ROOM.overlay(run.state(), 'ben').game.canSit).toBe(false);
  });

  test('may have been one who only asked', () => {
    const { say, overlay } = roomSession('approval');
    say('ben', { type: 'join' });
    expect(say('ann', { type: 'remove', person: 'ben' })).toBe('ok');
    expect(overlay('ann').requests).toEqual([]);
    expect(say('ben', { type: 'join' })).toBe('blocked');
  });

  test('is never the host', () => {
    const { say } = roomSession('open');
    say('ben', { type: 'join' });
    expect(say('ann', { type: 'remove', person: 'ann' })).toBe('illegal-action');
  });

  test('is taken out while people wait, not out of a game', () => {
    const { say } = roomSession('open');
    say('ben', { type: 'sit', seat: 1 });
    say('ann', { type: 'sit', seat: 2 });
    say('ann', { type: 'start' });
    expect(say('ann', { type: 'remove', person: 'ben' })).toBe('wrong-phase');
  });

  test('is shown to the host, and to nobody else', () => {
    const { say, overlay, view } = roomSession('open');
    say('ben', { type: 'join' });
    say('cat', { type: 'join' });
    expect(overlay('ann').blocked).toEqual([]);
    expect(overlay('ann').commands.unblock).toEqual({ isLegal: false, reason: 'illegal-action' });
    say('ann', { type: 'remove', person: 'ben' });
    expect(overlay('ann').blocked).toEqual([named('ben')]);
    expect(overlay('ann').commands.unblock).toEqual({ isLegal: true });
    for (const name of ['ben', 'cat', 'zed']) expect(overlay(name).blocked).toEqual([]);
    expect(overlay('cat').commands.unblock).toEqual({ isLegal: false, reason: 'not-host' });
    expect(JSON.stringify(view())).not.toContain('ben');
  });

  test('may come back as anybody may when the host unblocks them, and is not in before they do', () => {
    const { say, overlay, members, run } = roomSession('open');
    say('ben', { type: 'sit', seat: 2 });
    say('ann', { type: 'remove', person: 'ben' });
    expect(say('ann', { type: 'unblock', person: 'ben' })).toBe('ok');
    expect(members()).toEqual(['ann']);
    expect(overlay('ann').blocked).toEqual([]);
    expect(overlay('ben')).toEqual(overlay('zed'));
    expect(say('ann', { type: 'unblock', person: 'ben' })).toBe('illegal-action');
    expect(say('ben', { type: 'sit', seat: 2 })).toBe('ok');
    expect(members()).toEqual(['ann', 'ben']);
    expect(HOUSE_ROOM.view(run.state()).game.seats).toHaveLength(1);
  });

  test('asks again where the host lets people in', () => {
    const { say, overlay } = roomSession('approval');
    say('ben', { type: 'join' });
    say('ann', { type: 'remove', person: 'ben' });
    say('ann', { type: 'unblock', person: 'ben' });
    expect(overlay('ben')).toMatchObject({ isBlocked: false, myRequest: 'none', isMember: false });
    expect(say('ben', { type: 'join' })).toBe('ok');
    expect(overlay('ann').requests).toEqual([named('ben')]);
  });

  test('is unblocked while a game runs as well, by whoever is the host then', () => {
    const { say, overlay } = roomSession('open');
    say('ben', { type: 'join' });
    say('cat', { type: 'join' });
    say('ann', { type: 'remove', person: 'cat' });
    say('ann', { type: 'handOver', person: 'ben' });
    expect(overlay('ann').blocked).toEqual([]);
    expect(overlay('ben').blocked).toEqual([named('cat')]);
    say('ben', { type: 'sit', seat: 1 });
    say('ben', { type: 'start' });
    expect(say('ben', { type: 'unblock', person: 'cat' })).toBe('ok');
  });
});
