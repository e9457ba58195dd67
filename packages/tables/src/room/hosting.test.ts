import { describe, expect, test } from 'vitest';
import { HOUSE_ROOM } from '../house/house-room.ts';
import { named } from '../testkit/house-run.ts';
import { type RoomSession, roomSession } from '../testkit/room-run.ts';

/** Ann's room with Ben and Cat in it. */
function threesome(): RoomSession {
  const session = roomSession('open');
  session.say('ben', { type: 'join' });
  session.say('cat', { type: 'join' });
  return session;
}

describe('ready marks', () => {
  test('are for everybody to see and nobody’s but one’s own', () => {
    const { say, view } = threesome();
    expect(say('ben', { type: 'ready', isReady: true })).toBe('ok');
    expect(view().members.map(({ isReady }) => isReady)).toEqual([false, true, false]);
    expect(say('ben', { type: 'ready', isReady: true })).toBe('ok');
    expect(say('ben', { type: 'ready', isReady: false })).toBe('ok');
    expect(view().members.map(({ isReady }) => isReady)).toEqual([false, false, false]);
    expect(say('zed', { type: 'ready', isReady: true })).toBe('not-member');
  });

  test('are of no more use once the game runs, and House starts without them', () => {
    const { say } = threesome();
    say('ben', { type: 'sit', seat: 1 });
    say('ann', { type: 'sit', seat: 2 });
    expect(say('ben', { type: 'start' })).toBe('not-your-turn');
    expect(say('ann', { type: 'start' })).toBe('ok');
    expect(say('ben', { type: 'ready', isReady: true })).toBe('wrong-phase');
  });
});

describe('the role of the host', () => {
  test('can be given to another member, who then starts the game', () => {
    const { say, view, overlay } = threesome();
    for (const [index, name] of ['ann', 'ben'].entries()) say(name, { type: 'sit', seat: index + 1 });
    expect(say('ann', { type: 'handOver', person: 'ben' })).toBe('ok');
    expect(view().host).toEqual(named('ben'));
    expect([overlay('ann').isHost, overlay('ben').isHost]).toEqual([false, true]);
    expect(say('ann', { type: 'start' })).toBe('not-your-turn');
    expect(say('ben', { type: 'start' })).toBe('ok');
  });

  test.each(['ann', 'zed'])('can’t be given to %s, the host already or no member', (person) => {
    const { say } = threesome();
    expect(say('ann', { type: 'handOver', person })).toBe('illegal-action');
  });

  test('passes to whoever came first of those connected when the host has been away for a minute', () => {
    const { goes, wait, view } = threesome();
    goes('ben');
    goes('ann');
    wait(59_999);
    expect(view().host.id).toBe('ann');
    wait(1);
    expect(view().host.id).toBe('cat');
  });

  test('stays with a host who comes back in time', () => {
    const { goes, comes, wait, view } = threesome();
    goes('ann');
    wait(59_000);
    comes('ann');
    wait(600_000);
    expect(view().host.id).toBe('ann');
  });

  test('passes on as soon as somebody is there to take it', () => {
    const { goes, comes, wait, view, run } = threesome();
    for (const name of ['ann', 'ben', 'cat']) goes(name);
    wait(120_000);
    expect(view().host.id).toBe('ann');
    comes('cat');
    expect(view().host.id).toBe('cat');
    expect(HOUSE_ROOM.view(run.state()).game.opener.id).toBe('cat');
  });

  test('does not pass on while the game runs', () => {
    const { say, goes, wait, view } = threesome();
    for (const [index, name] of ['ann', 'ben'].entries()) say(name, { type: 'sit', seat: index + 1 });
    say('ann', { type: 'start' });
    goes('ann');
    wait(61_000);
    expect(view()).toMatchObject({ stage: 'playing', host: { id: 'ann' } });
  });

  test('passes on when the host leaves, to somebody connected', () => {
    const { say, goes, view, members } = threesome();
    goes('ben');
    expect(say('ann', { type: 'leaveRoom' })).toBe('ok');
    expect(members()).toEqual(['ben', 'cat']);
    expect(view().host.id).toBe('cat');
  });

  test('goes to somebody who is away when nobody else is left, for a minute', () => {
    const { say, goes, wait, comes, view } = threesome();
    goes('ben');
    goes('cat');
    say('ann', { type: 'leaveRoom' });
    expect(view().host.id).toBe('ben');
    comes('cat');
    wait(60_000);
    expect(view().host.id).toBe('cat');
  });
});

describe('the end of a room', () => {
  test('a host’s Exit closes a waiting room for everybody', () => {
    const { say, view, run } = threesome();
    expect(say('ben', { type: 'closeRoom' })).toBe('not-host');
    expect(say('ann', { type: 'closeRoom' })).toBe('ok');
    expect(view()).toMatchObject({ stage: 'over', closing: 'byHost' });
    expect(HOUSE_ROOM.awaiting(run.state())).toEqual({ kind: 'nobody' });
    expect(HOUSE_ROOM.deadline(run.state())).toBeNull();
    expect(HOUSE_ROOM.lobbyLine(run.state())).toMatchObject({ state: 'finished', canJoin: false });
    for (const type of ['join', 'closeRoom', 'leaveRoom'] as const) expect(say('ann', { type })).toBe('wrong-phase');
  });

  test('nobody closes a room whose game runs', () => {
    const { say } = threesome();
    say('ann', { type: 'sit', seat: 1 });
    say('ann', { type: 'start' });
    expect(say('ann', { type: 'closeRoom' })).toBe('wrong-phase');
  });

  test('a waiting room that the last member leaves is closed', () => {
    const { say, view } = roomSession('open');
    expect(say('ann', { type: 'leaveRoom' })).toBe('ok');
    expect(view()).toMatchObject({ stage: 'over', closing: 'deserted', members: [] });
  });

  test('whoever leaves a waiting room gives up their seats', () => {
    const { say, run, members } = threesome();
    say('ben', { type: 'sit', seat: 2 });
    expect(say('ben', { type: 'leaveRoom' })).toBe('ok');
    expect(members()).toEqual(['ann', 'cat']);
    expect(HOUSE_ROOM.view(run.state()).game.seats).toEqual([]);
    expect(say('ben', { type: 'leaveRoom' })).toBe('not-member');
  });

  test('a game keeps those who have a bet in it, and lets the others go', () => {
    const { say, overlay } = threesome();
    for (const [index, name] of ['ann', 'ben'].entries()) say(name, { type: 'sit', seat: index + 1 });
    say('ann', { type: 'start' });
    say('ann', { type: 'bet', seat: 1, amount: 50 });
    expect(overlay('ann').commands.leaveRoom).toEqual({ isLegal: false, reason: 'already-submitted' });
    expect(say('ann', { type: 'leaveRoom' })).toBe('already-submitted');
    expect(overlay('cat').commands.leaveRoom).toEqual({ isLegal: true });
    expect(say('cat', { type: 'leaveRoom' })).toBe('ok');
  });

  test('a game that everybody has left ends as House sessions do', () => {
    const { say, view, run } = roomSession('open');
    say('ann', { type: 'sit', seat: 1 });
    say('ann', { type: 'start' });
    expect(say('ann', { type: 'leaveRoom' })).toBe('ok');
    expect(view()).toMatchObject({ stage: 'over', closing: null });
    expect(HOUSE_ROOM.view(run.state()).game.ending).toEqual({ kind: 'closed' });
  });
});
