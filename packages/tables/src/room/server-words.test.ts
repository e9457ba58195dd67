import { describe, expect, test } from 'vitest';
import { HOUSE_ROOM } from '../house/house-room.ts';
import { named } from '../testkit/house-run.ts';
import { type RoomSession, roomSession } from '../testkit/room-run.ts';

/** Ann and Ben with 500 chips each; bets are open for twenty seconds. */
function betting(): RoomSession {
  const session = roomSession('open');
  for (const [index, name] of ['ann', 'ben'].entries()) session.say(name, { type: 'sit', seat: index + 1 });
  session.say('ann', { type: 'start' });
  return session;
}

/** The same with 100 on both seats: 10 9 against 8 7, and Ann is asked. */
function dealt(): RoomSession {
  const session = betting();
  session.chance.add('10 8 9 9 7 5');
  session.say('ann', { type: 'bet', seat: 1, amount: 100 });
  session.say('ben', { type: 'bet', seat: 2, amount: 100 });
  return session;
}

const gameOf = ({ run }: RoomSession) => HOUSE_ROOM.view(run.state()).game;
const chipsOf = (session: RoomSession) => gameOf(session).seats.map(({ chips }) => chips);

describe('a paused table', () => {
  test('hears nobody, and no clock runs', () => {
    const session = dealt();
    const { run, say, wait, view, overlay } = session;
    wait(5_000);
    expect(run.hear({ type: 'paused' })).toBe('ok');
    expect(view()).toMatchObject({ isPaused: true, pausedAt: 5_000 });
    expect(HOUSE_ROOM.deadline(run.state())).toBeNull();
    for (const command of [{ type: 'act', action: 'stand' }, { type: 'leaveRoom' }, { type: 'join' }] as const)
      expect(say('ann', command)).toBe('table-paused');
    expect(overlay('ann').play).toEqual({ isLegal: false, reason: 'table-paused' });
    expect(HOUSE_ROOM.overlay(run.state(), 'ann').game).toMatchObject({ seats: [1], actions: null, canLeave: [] });
    expect(HOUSE_ROOM.lobbyLine(run.state()).stateNote).toBe('Paused');
  });

  test('goes on where it stood: nobody has lost a second', () => {
    const session = dealt();
    const { run, say, wait } = session;
    wait(5_000);
    run.hear({ type: 'paused' });
    wait(3_600_000);
    expect(run.hear({ type: 'resumed' })).toBe('ok');
    expect(gameOf(session).clock?.deadline).toBe(run.now() + 15_000);
    wait(14_999);
    expect(say('ann', { type: 'act', action: 'stand' })).toBe('ok');
  });

  test('is paused once, however often it is said', () => {
    const { run, wait, view } = betting();
    run.hear({ type: 'paused' });
    wait(1_000);
    expect(run.hear({ type: 'paused' })).toBe('ok');
    expect(view().pausedAt).toBe(0);
    run.hear({ type: 'resumed' });
    expect(run.hear({ type: 'resumed' })).toBe('ok');
    expect(view()).toMatchObject({ isPaused: false, pausedAt: null });
  });

  test('keeps the role of a host who is away while people wait', () => {
    const { run, say, goes, wait, view } = roomSession('open');
    say('ben', { type: 'join' });
    goes('ann');
    wait(30_000);
    run.hear({ type: 'paused' });
    wait(600_000);
    run.hear({ type: 'resumed' });
    wait(29_999);
    expect(view().host.id).toBe('ann');
    wait(1);
    expect(view().host.id).toBe('ben');
  });

  test('gives a host who goes during the pause their minute, and no more', () => {
    const { run, say, goes, wait, view } = roomSession('open');
    say('ben', { type: 'join' });
    run.hear({ type: 'paused' });
    wait(3_600_000);
    goes('ann');
    wait(1_000);
    run.hear({ type: 'resumed' });
    wait(59_999);
    expect(view().host.id).toBe('ann');
    wait(1);
    expect(view().host.id).toBe('ben');
  });

  test('that everybody leaves during the pause ends ten minutes after it goes on', () => {
    const { run, goes, wait, view } = betting();
    run.hear({ type: 'paused' });
    wait(7_200_000);
    goes('ann');
    goes('ben');
    wait(1_000);
    run.hear({ type: 'resumed' });
    expect(run.state().game.closesAt).toBe(run.now() + 600_000);
    wait(600_000);
    expect(view().stage).toBe('over');
  });
});

describe('a round that is void', () => {
  test('gives every bet back and opens the next bets', () => {
    const session = dealt();
    expect(chipsOf(session)).toEqual([400, 400]);
    expect(session.run.hear({ type: 'roundVoided' })).toBe('ok');
    expect(chipsOf(session)).toEqual([500, 500]);
    expect(gameOf(session)).toMatchObject({ phase: 'bets', table: null, bank: 2_000, round: 2 });
    expect(session.say('ann', { type: 'bet', seat: 1, amount: 50 })).toBe('ok');
  });

  test('gives doubled bets back whole', () => {
    const session = betting();
    session.chance.add('6 8 5 9 7 5 9');
    session.say('ann', { type: 'bet', seat: 1, amount: 100 });
    session.say('ben', { type: 'bet', seat: 2, amount: 100 });
    expect(session.say('ann', { type: 'act', action: 'double' })).toBe('ok');
    expect(chipsOf(session)).toEqual([300, 400]);
    session.run.hear({ type: 'roundVoided' });
    expect(chipsOf(session)).toEqual([500, 500]);
  });

  test('happens for everybody to see: first that it is void, then the chips, then the next bets', () => {
    const session = dealt();
    session.run.hear({ type: 'roundVoided' });
    const step = session.run.steps().at(-1);
    expect(step && HOUSE_ROOM.happenings(step.before, step.events)).toEqual([
      { type: 'roundVoided' },
      { type: 'chipsMoved', from: 'bet:1', to: 'purse:1', amount: 100 },
      { type: 'chipsMoved', from: 'bet:2', to: 'purse:2', amount: 100 },
      { type: 'betsOpened' },
    ]);
  });

  test('may be one whose bets are still open', () => {
    const session = betting();
    session.say('ann', { type: 'bet', seat: 1, amount: 100 });
    expect(session.run.hear({ type: 'roundVoided' })).toBe('ok');
    expect(chipsOf(session)).toEqual([500, 500]);
    expect(session.say('ann', { type: 'bet', seat: 1, amount: 50 })).toBe('ok');
  });

  test('is refused where nothing is at stake', () => {
    const waiting = roomSession('open');
    expect(waiting.run.hear({ type: 'roundVoided' })).toBe('wrong-phase');
    expect(betting().run.hear({ type: 'roundVoided' })).toBe('wrong-phase');
  });

  test('leaves a paused table paused, and the bets open for their whole time afterwards', () => {
    const session = dealt();
    session.run.hear({ type: 'paused' });
    session.wait(60_000);
    expect(session.run.hear({ type: 'roundVoided' })).toBe('ok');
    expect(session.view().isPaused).toBe(true);
    session.wait(60_000);
    session.run.hear({ type: 'resumed' });
    expect(gameOf(session).clock?.deadline).toBe(session.run.now() + 20_000);
  });
});

describe('a table that is closed', () => {
  test('gives every bet back and is over', () => {
    const session = dealt();
    expect(session.run.hear({ type: 'closed' })).toBe('ok');
    expect(chipsOf(session)).toEqual([500, 500]);
    expect(gameOf(session)).toMatchObject({ phase: 'finished', ending: { kind: 'closed' } });
    expect(session.view()).toMatchObject({ stage: 'over', closing: 'byAdministrator' });
    expect(session.run.hear({ type: 'closed' })).toBe('ok');
    for (const type of ['paused', 'resumed', 'roundVoided'] as const)
      expect(session.run.hear({ type })).toBe('wrong-phase');
  });

  test('is closed while it is paused, too', () => {
    const session = dealt();
    session.run.hear({ type: 'paused' });
    expect(session.run.hear({ type: 'closed' })).toBe('ok');
    expect(session.view()).toMatchObject({ stage: 'over', isPaused: false });
  });
});

describe('somebody who is somebody else from now on', () => {
  const dora = named('dora');

  test('keeps their seat, their bet and the role of host', () => {
    const session = dealt();
    expect(session.run.hear({ type: 'personMoved', from: 'ann', to: dora })).toBe('ok');
    expect(session.members()).toEqual(['dora', 'ben']);
    expect(session.view().host).toEqual(dora);
    expect(gameOf(session)).toMatchObject({ opener: dora, seats: [{ person: dora, isAway: false }, {}] });
    expect(session.say('ann', { type: 'act', action: 'stand' })).toBe('not-participant');
    expect(session.say('dora', { type: 'act', action: 'stand' })).toBe('ok');
  });

  test('keeps their request and their block', () => {
    const { run, say, overlay } = roomSession('approval');
    say('ben', { type: 'join' });
    say('cat', { type: 'join' });
    say('ann', { type: 'remove', person: 'cat' });
    run.hear({ type: 'personMoved', from: 'ben', to: dora });
    run.hear({ type: 'personMoved', from: 'cat', to: named('carl') });
    expect(overlay('ann').requests).toEqual([dora]);
    expect(overlay('ann').blocked).toEqual([named('carl')]);
    expect(say('carl', { type: 'join' })).toBe('blocked');
  });

  test('may belong to the room already', () => {
    const { run, say, members, view } = roomSession('open');
    say('ben', { type: 'sit', seat: 1 });
    say('dora', { type: 'sit', seat: 2 });
    run.hear({ type: 'personMoved', from: 'ben', to: dora });
    expect(members()).toEqual(['ann', 'dora']);
    expect(HOUSE_ROOM.overlay(run.state(), 'dora').game.seats).toEqual([1, 2]);
    expect(view().members[1]).toMatchObject({ isConnected: true });
  });

  test('changes nothing at a table that does not know them', () => {
    const { run } = roomSession('open');
    const before = run.state();
    expect(run.hear({ type: 'personMoved', from: 'zed', to: dora })).toBe('ok');
    expect(run.state()).toEqual(before);
  });
});

test.each([
  [{ type: 'paused' }],
  [{ type: 'closed' }],
  [{ type: 'roundVoided' }],
  [{ type: 'clockShifted', by: 1 }],
  [{ type: 'hostChanged', host: named('ben') }],
  [{ type: 'personLeft', person: 'ann' }],
] as const)('nobody but the server says %j', (command) => {
  const { run } = dealt();
  const by = { kind: 'person', person: named('ann') } as const;
  expect(HOUSE_ROOM.decide(run.state(), { at: 0, by, command })).toEqual({ ok: false, refusal: 'illegal-action' });
});

test.each([
  [{ type: 'clockShifted', by: 1 }],
  [{ type: 'hostChanged', host: named('ben') }],
  [{ type: 'personLeft', person: 'ann' }],
] as const)('%j is said by the room to its game, not by the server to the room', (command) => {
  const { run } = dealt();
  expect(HOUSE_ROOM.decide(run.state(), { at: 0, by: { kind: 'server' }, command })).toMatchObject({ ok: false });
});
