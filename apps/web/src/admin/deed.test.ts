import { expect, test } from 'vitest';
import { type Deed, planOf } from './deed.ts';

const person = { id: 'p/1', name: 'Ann' };
const table = { id: 't1', name: 'Late shift' };
const line = { id: 'l1', text: 'Hello' };

test.each<[Deed, path: string, body: object]>([
  [{ kind: 'suspend', person }, '/api/admin/people/p%2F1/suspend', { reason: 'why', until: 5 }],
  [{ kind: 'restore', person }, '/api/admin/people/p%2F1/restore', { reason: 'why' }],
  [{ kind: 'reset', person }, '/api/admin/people/p%2F1/reset', { reason: 'why' }],
  [{ kind: 'hide', line, author: 'Ann' }, '/api/admin/lines/l1/hide', { reason: 'why' }],
  [{ kind: 'closeReport', report: 'r1', about: 'Ann' }, '/api/admin/reports/r1/close', { note: 'why' }],
  [{ kind: 'pause', table }, '/api/admin/tables/t1/pause', { reason: 'why' }],
  [{ kind: 'resume', table }, '/api/admin/tables/t1/resume', { reason: 'why' }],
  [{ kind: 'void', table }, '/api/admin/tables/t1/void', { reason: 'why' }],
  [{ kind: 'close', table }, '/api/admin/tables/t1/close', { reason: 'why' }],
])('the deed %j goes where it belongs', (deed, path, body) => {
  const plan = planOf(deed);
  expect(plan.path).toBe(path);
  expect(plan.body('why', 5)).toEqual(body);
});

test('before a round is voided, it is said that every bet goes back', () => {
  expect(planOf({ kind: 'void', table }).lead).toContain('Every bet of it goes back');
});

test('names keep their direction to themselves in titles and notes', () => {
  const { title, done } = planOf({ kind: 'suspend', person: { id: 'p2', name: 'אנה' } });
  expect(title).toBe('Suspend \u2068אנה\u2069');
  expect(done).toBe('\u2068אנה\u2069 is suspended.');
});
