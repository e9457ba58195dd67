import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Account, balanceOf, emptyLedger, post, type Transfer } from './ledger.ts';
import { money } from './money.ts';

const transfer = (from: Account, to: Account, amount: number): Transfer => ({ from, to, amount: money(amount) });
const funded = (purseCredit = false) => post(emptyLedger(purseCredit), [transfer('mint', 'purse:ada', 100)]);

describe('post', () => {
  test('moves an amount from one account to the other', () => {
    const ledger = post(funded(), [transfer('purse:ada', 'bet:1', 30), transfer('bet:1', 'bank', 10)]);
    expect(ledger.balances).toEqual({ mint: -100, 'purse:ada': 70, 'bet:1': 20, bank: 10 });
  });

  test('leaves the book it was given as it was', () => {
    const before = funded();
    post(before, [transfer('purse:ada', 'bank', 100)]);
    expect(before.balances).toEqual({ mint: -100, 'purse:ada': 100 });
  });

  test('an account that was never used holds nothing', () => {
    expect(balanceOf(emptyLedger(), 'bank')).toBe(0);
  });

  test('a transfer to the same account changes nothing', () => {
    expect(post(funded(), [transfer('purse:ada', 'purse:ada', 40)]).balances).toEqual(funded().balances);
  });

  test.each<[string, Transfer[], boolean]>([
    ['a negative amount', [transfer('purse:ada', 'bank', -1)], true],
    ['more than a purse holds', [transfer('purse:ada', 'bank', 101)], false],
    ['more than the bank holds, purses with credit or not', [transfer('bank', 'purse:ada', 1)], true],
    ['more than a bet holds', [transfer('bet:1', 'bank', 1)], true],
    ['money that comes only later in the same row', [transfer('bank', 'bet:1', 5), transfer('mint', 'bank', 5)], true],
  ])('throws for %s', (_, transfers, purseCredit) => {
    expect(() => post(funded(purseCredit), transfers)).toThrow(RangeError);
  });

  test('only purses with credit and the mint may owe', () => {
    const ledger = post(funded(true), [transfer('purse:ada', 'bank', 150)]);
    expect(ledger.balances).toEqual({ mint: -100, 'purse:ada': -50, bank: 150 });
  });

  test('whatever is posted, all balances add up to nothing', () => {
    const anyAccount = fc.constantFrom<Account>('mint', 'bank', 'purse:ada', 'purse:ben', 'bet:1', 'bet:2');
    const anyTransfer = fc.record({ from: anyAccount, to: anyAccount, amount: fc.nat({ max: 50 }).map(money) });
    fc.assert(
      fc.property(fc.array(anyTransfer, { maxLength: 30 }), fc.boolean(), (transfers, purseCredit) => {
        let ledger = emptyLedger(purseCredit);
        for (const each of transfers) {
          const mayOwe = each.from === 'mint' || (purseCredit && each.from.startsWith('purse:'));
          const isCovered = mayOwe || balanceOf(ledger, each.from) >= each.amount;
          if (isCovered) ledger = post(ledger, [each]);
          else expect(() => post(ledger, [each])).toThrow(RangeError);
        }
        const total = Object.values(ledger.balances).reduce<number>((sum, balance) => sum + (balance ?? 0), 0);
        expect(total).toBe(0);
      }),
      { seed: 21 },
    );
  });
});
