import { expect, test } from 'vitest';
import { floatsOf } from './money-floats.ts';

test('losses float at the bets, their sum at the bank', () => {
  const losses = floatsOf([
    { type: 'settled' },
    { type: 'chipsMoved', from: 'bet:1', to: 'bank', amount: 100 },
    { type: 'chipsMoved', from: 'bet:2', to: 'bank', amount: 50 },
  ]);
  expect(losses).toEqual([
    { account: 'bet:1', change: -100 },
    { account: 'bank', change: 150 },
    { account: 'bet:2', change: -50 },
  ]);
});

test('wins float at the seats, and a stake that comes back floats nowhere', () => {
  const wins = floatsOf([
    { type: 'chipsMoved', from: 'bank', to: 'purse:3', amount: 150 },
    { type: 'chipsMoved', from: 'bet:3', to: 'purse:3', amount: 100 },
  ]);
  expect(wins).toEqual([
    { account: 'bank', change: -150 },
    { account: 'purse:3', change: 150 },
  ]);
});

test('a stake floats down at the seat it leaves, chips that come to the table float up', () => {
  expect(floatsOf([{ type: 'chipsMoved', from: 'purse:2', to: 'bet:2', amount: 250 }])).toEqual([
    { account: 'purse:2', change: -250 },
  ]);
  expect(floatsOf([{ type: 'chipsMoved', from: 'mint', to: 'purse:2', amount: 500 }])).toEqual([
    { account: 'purse:2', change: 500 },
  ]);
});
