import { type Account, balanceOf, money, type Transfer } from '@upcard/core';
import { type Course, withEvents } from './course.ts';
import type { MoveReason } from './event.ts';
import { activeOnes, bankOf, capitalOf, purseOf } from './query.ts';
import type { Participant } from './state.ts';

/** Books transfers of more than nothing, if there are any. */
function moved(course: Course, why: MoveReason, transfers: readonly Transfer[]): Course {
  const real = transfers.filter(({ amount }) => amount > 0);
  return real.length === 0 ? course : withEvents(course, { type: 'moneyMoved', why, transfers: real });
}

/** The winner of the auction pays the bid into the Bank. */
export function payBid(course: Course, winner: number, amount: number): Course {
  return moved(course, 'auction', [{ from: purseOf(winner), to: 'bank', amount: money(amount) }]);
}

/** Divides the whole Bank equally among everybody active, whole coins; what can't be divided stays there. */
export function distribute(course: Course): Course {
  const active = activeOnes(course.state);
  if (active.length === 0) return course;
  const share = money(Math.floor(bankOf(course.state) / active.length));
  return moved(
    course,
    'distribution',
    active.map(({ number }): Transfer => ({ from: 'bank', to: purseOf(number), amount: share })),
  );
}

/** What these participants have goes to the Bank. */
export function surrenderCapital(
  course: Course,
  who: readonly Participant[],
  why: Extract<MoveReason, 'elimination' | 'resignation'>,
): Course {
  const transfers = who.map(
    ({ number }): Transfer => ({
      from: purseOf(number),
      to: 'bank',
      amount: money(capitalOf(course.state, number)),
    }),
  );
  return moved(course, why, transfers);
}

/** Takes out these participants, whose capital goes to the Bank. */
export function eliminate(course: Course, who: readonly Participant[]): Course {
  if (who.length === 0) return course;
  const out = withEvents(course, { type: 'eliminated', numbers: who.map(({ number }) => number) });
  return surrenderCapital(out, who, 'elimination');
}

/** Wagers of a round that is called off go back to those who still play; the rest goes to the Bank. */
export function returnWagers(course: Course): Course {
  const { ledger, participants } = course.state;
  const back = (isBack: boolean): Transfer[] =>
    participants
      .filter(({ status }) => (status === 'active') === isBack)
      .map(({ number }): Transfer => {
        const to: Account = isBack ? purseOf(number) : 'bank';
        return { from: `bet:${number}`, to, amount: balanceOf(ledger, `bet:${number}`) };
      });
  return moved(moved(course, 'returned', back(true)), 'forfeited', back(false));
}
