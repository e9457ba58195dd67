import { expect, test } from 'vitest';
import { suspensionText } from './refuse-suspended.ts';

test('whoever is suspended reads why, and until when if there is an end', () => {
  const suspension = { reason: 'Rude to all', since: 0, until: Date.UTC(2026, 10, 30, 8, 5) };
  expect(suspensionText(suspension)).toMatch(/after 30 November 2026 at 08:05 UTC\. The reason given: Rude to all$/);
  expect(suspensionText({ ...suspension, until: null })).not.toContain('UTC');
});
