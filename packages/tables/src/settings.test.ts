import { describe, expect, test } from 'vitest';
import { checkSettings, type SettingsSchema } from './settings.ts';

const SCHEMA: SettingsSchema = [
  { kind: 'switch', name: 'includeBot', label: 'Bot', tooltip: null, isAdvanced: false, offWhen: null, initial: false },
  {
    kind: 'number',
    name: 'rounds',
    label: 'Rounds',
    tooltip: 'How many.',
    isAdvanced: false,
    offWhen: null,
    initial: 10,
    least: 1,
    most: 100,
    step: 1,
    notAbove: null,
  },
  {
    kind: 'choice',
    name: 'actionTime',
    label: 'Action time',
    tooltip: null,
    isAdvanced: false,
    offWhen: null,
    initial: 30,
    options: [
      { value: 15, label: '15 s' },
      { value: 30, label: '30 s' },
      { value: 'none', label: 'no limit' },
    ],
  },
];

const INITIAL = { includeBot: false, rounds: 10, actionTime: 30 };

describe('checkSettings', () => {
  test('what is left out has its initial value', () => {
    expect(checkSettings(SCHEMA, {})).toEqual({ ok: true, settings: INITIAL });
    expect(checkSettings(SCHEMA, { rounds: 3 })).toEqual({ ok: true, settings: { ...INITIAL, rounds: 3 } });
  });

  test('a table without settings takes none', () => {
    expect(checkSettings([], {})).toEqual({ ok: true, settings: {} });
    expect(checkSettings([], { rounds: 1 })).toEqual({ ok: false, faults: ['rounds'] });
  });

  test.each([
    ['includeBot', true],
    ['rounds', 1],
    ['rounds', 100],
    ['actionTime', 15],
    ['actionTime', 'none'],
  ])('%s may be %j', (name, value) => {
    expect(checkSettings(SCHEMA, { [name]: value })).toEqual({ ok: true, settings: { ...INITIAL, [name]: value } });
  });

  test.each([
    ['includeBot', 'true'],
    ['includeBot', 1],
    ['includeBot', null],
    ['rounds', 0],
    ['rounds', 101],
    ['rounds', 1.5],
    ['rounds', '5'],
    ['rounds', Number.NaN],
    ['rounds', Number.POSITIVE_INFINITY],
    ['rounds', null],
    ['rounds', undefined],
    ['actionTime', '15'],
    ['actionTime', 16],
    ['actionTime', 'no limit'],
    ['actionTime', [15]],
  ])('%s may not be %j', (name, value) => {
    expect(checkSettings(SCHEMA, { [name]: value })).toEqual({ ok: false, faults: [name] });
  });

  test('every fault is named: settings that are not there first, then the rest in the order of the panel', () => {
    const given = { actionTime: 1, colour: 'red', rounds: -1 };
    expect(checkSettings(SCHEMA, given)).toEqual({ ok: false, faults: ['colour', 'rounds', 'actionTime'] });
  });

  test.each(['__proto__', 'constructor', 'toString'])('a setting called %s is not there', (name) => {
    const given: Record<string, unknown> = JSON.parse(`{"${name}": 1}`);
    expect(checkSettings(SCHEMA, given)).toEqual({ ok: false, faults: [name] });
  });

  test('what is inherited is not given', () => {
    const given: Record<string, unknown> = Object.create({ rounds: 5 });
    expect(checkSettings(SCHEMA, given)).toEqual({ ok: true, settings: INITIAL });
  });
});
