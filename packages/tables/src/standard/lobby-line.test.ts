import { expect, test } from 'vitest';
import { gatheredStandard, type StandardSession, startedStandard } from '../testkit/standard-game.ts';
import { STANDARD_TABLE } from './table.ts';

const lineOf = (session: StandardSession) => STANDARD_TABLE.lobbyLine(session.run.state());

test('a line names the settings and who is ready, and whoever comes may join while people wait', () => {
  expect(lineOf(gatheredStandard('ann ben'))).toMatchObject({
    kind: 'standard',
    summary: 'Open bidding, Free will, 30 rounds, minimum bet 100',
    state: 'waiting',
    stateText: 'Waiting for players',
    stateNote: '2 ready',
    seated: [{ id: 'ann' }, { id: 'ben' }],
    seats: null,
    canJoin: true,
  });
});

test.each([
  [{ bidding: 'blind', dealersRule: 'free-will-2-1', rounds: 1 }, 'Blind bidding, 2-1, 1 round, minimum bet 100'],
  [
    { dealersRule: 'free-will-3-2-1', startingCapital: 5000, minimumBet: 2000, rounds: 7 },
    'Open bidding, 3-2-1, 7 rounds, minimum bet 2,000',
  ],
])('the settings %o read: %s', (settings, summary) => {
  expect(lineOf(gatheredStandard('ann', { settings })).summary).toBe(summary);
});

test('while the game runs the line tells the round and its phase, and nobody can join', () => {
  const session = startedStandard('ann', { settings: { includeBot: true, rounds: 2 }, terms: { isPaced: true } });
  const told = () => {
    const { state, stateText, stateNote, canJoin } = lineOf(session);
    return [state, stateText, stateNote, canJoin];
  };
  expect(told()).toEqual(['running', 'Round 1 of 2', 'Dealer auction', false]);
  expect(lineOf(session).seated.map(({ name }) => name)).toEqual(['ann', 'Bot']);
  session.play('ann bid 0', 'bot skipRest');
  expect(told()).toEqual(['running', 'Round 1 of 2', 'Hand bets', false]);
  session.deal('10 9 9 9');
  session.play('bot bet 100');
  expect(told()).toEqual(['running', 'Round 1 of 2', 'Playing', false]);
  session.play('bot stand', 'ann stand');
  expect(told()).toEqual(['running', 'Round 1 of 2', 'Round over', false]);
  session.play('ann resign');
  expect(told()).toEqual(['finished', 'Round 1 of 2', 'Finished', false]);
});
