import type { Setting } from '@upcard/tables';
import { STANDARD_SETTINGS } from '@upcard/tables/standard/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingControl, type SettingStanding } from './setting-control.tsx';

function drawn(setting: Setting, value: string | boolean, fault?: string): string {
  return renderToStaticMarkup(
    <SettingControl setting={setting} value={value} onChange={() => undefined} fault={fault} />,
  );
}

const common = { name: 'x', tooltip: null, isAdvanced: false, offWhen: null };

test('a switch is a choice of yes and no', () => {
  const html = drawn({ ...common, kind: 'switch', label: 'Include bot', initial: true }, true);
  expect(html).toContain('aria-label="Include bot"');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/checked=""\/>Yes/);
});

test('a number is a field with what was typed and what is wrong with it', () => {
  const setting: Setting = {
    ...common,
    kind: 'number',
    label: 'Capital',
    initial: 1_000,
    least: 100,
    most: 5_000,
    step: 1,
    notAbove: null,
  };
  const html = drawn(setting, '40', 'At least 100');
  expect(html).toContain('value="40"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('At least 100');
});

test.each([
  ['few short options stand side by side', ['15 s', '30 s', '60 s'], 'type="radio"'],
  ['long options go into a list', ['Every bet of the round', 'The winning bet only'], '<select'],
  ['many options go into a list', ['1', '2', '3', '4', '5'], '<select'],
])('%s', (_, labels, mark) => {
  const options = labels.map((label, value) => ({ value, label }));
  expect(drawn({ ...common, kind: 'choice', label: 'Limit', initial: 0, options }, '0')).toContain(mark);
});

test('a setting with an explanation has a button that opens it', () => {
  const html = drawn(
    {
      ...common,
      kind: 'switch',
      label: 'Bot',
      tooltip: 'It bids as well.',
      isAdvanced: false,
      offWhen: null,
      initial: false,
    },
    false,
  );
  expect(html).toContain('About Bot');
  expect(html).toContain('It bids as well.');
});

test.each<[Setting, string]>([
  [
    { ...common, kind: 'number', label: 'Capital', initial: 1_000, least: 100, most: 5_000, step: 1, notAbove: null },
    '100 to 5,000; 1,000 unless',
  ],
  [{ ...common, kind: 'switch', label: 'Bot', initial: true }, 'Yes unless you choose.'],
  [{ ...common, kind: 'choice', label: 'Limit', initial: 30, options: [{ value: 30, label: '30 s' }] }, '30 s unless'],
])('the range and the first value of %j are told', (setting, words) => {
  expect(drawn(setting, '')).toContain(words);
});

function standardDrawn(name: string, standing: SettingStanding): string {
  const setting = STANDARD_SETTINGS.find((one) => one.name === name);
  if (setting === undefined) return '';
  return renderToStaticMarkup(
    <SettingControl
      setting={setting}
      value={setting.kind === 'switch' ? setting.initial : String(setting.initial)}
      onChange={() => undefined}
      fault={undefined}
      standing={standing}
    />,
  );
}

test('STD-007: the words beside the Dealer’s rule explain every deal', () => {
  const html = standardDrawn('dealersRule', 'open');
  for (const deal of ['Free will:', 'Free will and 2-1:', 'Free will and 3-2-1:']) expect(html).toContain(deal);
});

test('STD-009: a Minimum raise that means nothing is dimmed, and its list is blank and cannot be opened', () => {
  const html = standardDrawn('minimumRaise', 'off');
  expect(html).toContain('data-dimmed="true"');
  expect(html).toMatch(/<select[^>]*disabled=""[^>]*><option value="" aria-label="Nothing" selected="">/);
});

test('STD-010: which bids are shown after the auction is All bets or Paid bet only', () => {
  const html = standardDrawn('betsShown', 'open');
  expect(html).toMatch(/<option value="all" selected="">All bets<\/option><option value="paid">Paid bet only/);
});

test('what a guest cannot change shows its value and cannot be pressed', () => {
  expect(standardDrawn('includeBot', 'fixed')).toMatch(/<fieldset[^>]*aria-label="Include bot"[^>]*disabled=""/);
});
