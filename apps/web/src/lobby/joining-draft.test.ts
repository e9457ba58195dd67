import { expect, test } from 'vitest';
import { type JoiningDraft, joiningBody, passcodeFault } from './joining-draft.ts';

test.each<[JoiningDraft, string | null]>([
  [{ joining: 'passcode', passcode: '12' }, 'Four digits'],
  [{ joining: 'passcode', passcode: '1234' }, null],
  [{ joining: 'open', passcode: '' }, null],
])('%j has the fault %j', (draft, fault) => {
  expect(passcodeFault(draft)).toBe(fault);
});

test('a passcode is sent with joining by passcode alone', () => {
  expect(joiningBody({ joining: 'passcode', passcode: '1234' })).toEqual({ joining: 'passcode', passcode: '1234' });
  expect(joiningBody({ joining: 'approval', passcode: '1234' })).toEqual({ joining: 'approval' });
});
