import { describe, expect, it } from 'vitest';
import { commandMessageOf, houseCommand } from './command.ts';
import { REFUSAL_CODES, REFUSAL_TEXT } from './refusal-text.ts';
import { PROTOCOL_VERSION } from './version.ts';

const said = (command: unknown) => ({ v: PROTOCOL_VERSION, id: 'press-0001', command });

describe('a command to a House table or its room', () => {
  const commandMessage = commandMessageOf('house');

  it.each([
    [{ type: 'sit', seat: 3 }],
    [{ type: 'leave', seat: 3 }],
    [{ type: 'start' }],
    [{ type: 'bet', seat: 1, amount: 50 }],
    [{ type: 'bet', seat: 1, amount: 50, round: 3 }],
    [{ type: 'act', action: 'double' }],
    [{ type: 'act', action: 'hit', turn: 4 }],
    [{ type: 'next' }],
    [{ type: 'join' }],
    [{ type: 'ready', isReady: true }],
    [{ type: 'admit', person: 'ann' }],
    [{ type: 'turnAway', person: 'ann' }],
    [{ type: 'remove', person: 'ann' }],
    [{ type: 'unblock', person: 'ann' }],
    [{ type: 'handOver', person: 'ann' }],
    [{ type: 'closeRoom' }],
    [{ type: 'leaveRoom' }],
  ])('%j is understood', (command) => {
    expect(commandMessage.parse(said(command)).command).toEqual(command);
  });

  it('leaves amounts that no table has to the table, which refuses them by code', () => {
    expect(houseCommand.parse({ type: 'bet', seat: -1, amount: -50 })).toEqual({ type: 'bet', seat: -1, amount: -50 });
  });

  it.each([
    ['an unknown command', { type: 'peek' }],
    ['a command of chance', { type: 'card', card: 'AS' }],
    ['a command of the clock', { type: 'timeUp', deadline: 0 }],
    ['a command of the server', { type: 'presence', person: 'ann', isConnected: false }],
    ['an admission by the server', { type: 'admitted', person: { id: 'ann', name: 'Ann', avatar: 'fox' } }],
    ['a pause', { type: 'paused' }],
    ['a passcode', { type: 'join', passcode: '1234' }],
    ['nobody to admit', { type: 'admit', person: '' }],
    ['an unknown action', { type: 'act', action: 'insure' }],
    ['a fraction', { type: 'bet', seat: 1, amount: 50.5 }],
    ['a number as text', { type: 'bet', seat: '1', amount: 50 }],
    ['no number', { type: 'bet', seat: 1, amount: Number.NaN }],
    ['more than any amount', { type: 'bet', seat: 1, amount: 1e15 }],
    ['a missing seat', { type: 'sit' }],
    ['a key too many', { type: 'next', seat: 1 }],
    ['a turn that is not asked', { type: 'act', action: 'hit', turn: undefined }],
    ['a list', [{ type: 'next' }]],
    ['nothing', null],
  ])('%s is not understood', (_name, command) => {
    expect(commandMessage.safeParse(said(command)).success).toBe(false);
  });

  it.each([
    ['another version', { ...said({ type: 'next' }), v: PROTOCOL_VERSION + 1 }],
    ['a short id', { ...said({ type: 'next' }), id: 'a' }],
    ['an id with other signs', { ...said({ type: 'next' }), id: 'press 0001' }],
    ['a speaker', { ...said({ type: 'next' }), by: 'ann' }],
  ])('an envelope with %s is not understood', (_name, message) => {
    expect(commandMessage.safeParse(message).success).toBe(false);
  });
});

describe('a command to a Standard game or its room', () => {
  const commandMessage = commandMessageOf('standard');

  it.each([
    [{ type: 'start' }],
    [{ type: 'bid', amount: 0 }],
    [{ type: 'bid', amount: 120, round: 3 }],
    [{ type: 'skip' }],
    [{ type: 'skip', round: 3 }],
    [{ type: 'skipCurrent' }],
    [{ type: 'skipCurrent', bids: 2, round: 3 }],
    [{ type: 'skipRest', round: 3 }],
    [{ type: 'bet', amount: 100 }],
    [{ type: 'bet', amount: 100, round: 3 }],
    [{ type: 'discard', index: 2, turn: 1 }],
    [{ type: 'reveal', index: 0 }],
    [{ type: 'act', action: 'surrender', turn: 4 }],
    [{ type: 'agree', round: 3 }],
    [{ type: 'autoContinue', isOn: false }],
    [{ type: 'resign' }],
    [{ type: 'applyCards', cards: 'A 10 K' }],
    [{ type: 'join' }],
    [{ type: 'ready', isReady: true }],
    [{ type: 'leaveRoom' }],
  ])('%j is understood', (command) => {
    expect(commandMessage.parse(said(command)).command).toEqual(command);
  });

  it('leaves amounts and cards that nobody has to the game, which refuses them by code', () => {
    expect(commandMessage.parse(said({ type: 'bid', amount: -5 })).command).toEqual({ type: 'bid', amount: -5 });
    expect(commandMessage.parse(said({ type: 'discard', index: -1 })).command).toEqual({ type: 'discard', index: -1 });
  });

  it.each([
    ['a bet on a seat', { type: 'bet', seat: 1, amount: 100 }],
    ['a command of another table', { type: 'sit', seat: 1 }],
    ['a bid without an amount', { type: 'bid' }],
    ['a fraction', { type: 'bid', amount: 0.5 }],
    ['more than any amount', { type: 'bid', amount: 1e15 }],
    ['an index that counts nothing', { type: 'reveal', index: 1e6 }],
    ['a round that is not asked', { type: 'agree', round: undefined }],
    ['a round before the first', { type: 'skip', round: -1 }],
    ['a preference that is neither', { type: 'autoContinue', isOn: 1 }],
    ['more cards than a message needs', { type: 'applyCards', cards: 'A'.repeat(1_001) }],
    ['ratings, which the server tells', { type: 'rated', ratings: { ann: 15_000 } }],
    ['who is ready, which the room tells', { type: 'gathered', ready: [] }],
  ])('%s is not understood', (_name, command) => {
    expect(commandMessage.safeParse(said(command)).success).toBe(false);
  });
});

describe('refusals in words', () => {
  it.each([...REFUSAL_CODES])('%s has a sentence of its own', (code) => {
    const sentence = REFUSAL_TEXT[code];
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(Object.values(REFUSAL_TEXT).filter((other) => other === sentence)).toHaveLength(1);
  });
});
