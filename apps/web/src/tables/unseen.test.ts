import type { HouseHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import { NORMAL_PACE } from './timeline.ts';
import { firstProgress, nextProgress, type Showing } from './unseen.ts';

const at = (now: number, other: Partial<Showing> = {}): Showing => ({
  now,
  isCut: false,
  patience: 3_000,
  isHidden: false,
  pace: NORMAL_PACE,
  speed: 1,
  ...other,
});
const dealt = (id: number): HouseHappening => ({ type: 'cardDealt', id, to: 'dealer' });
const settled: HouseHappening = { type: 'settled' };
const frame = (seq: number, happenings: readonly HouseHappening[] = []) => ({ seq, view: `view ${seq}`, happenings });
const began = firstProgress(frame(4, [settled]));

test('what the first frame tells is simply there', () => {
  expect(began).toEqual({ seq: 4, view: 'view 4', before: 'view 4', due: [], cues: [], rest: 0 });
});

test('the happenings of a frame are due one after another from now, as fast as the person wishes', () => {
  expect(nextProgress(began, frame(5, [dealt(1), settled]), at(1_000, { speed: 0.5 }))).toEqual({
    seq: 5,
    view: 'view 5',
    before: 'view 4',
    due: [dealt(1)],
    cues: [{ at: 1_190, until: 1_310, happening: settled }],
    rest: 1_310,
  });
});

test('a frame that is waited for finishes the motion before it', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  expect(nextProgress(moving, frame(6, [dealt(2)]), at(1_100, { isCut: true }))).toEqual({
    seq: 6,
    view: 'view 6',
    before: 'view 5',
    due: [dealt(2)],
    cues: [],
    rest: 1_480,
  });
});

test('any other frame lets it go on as it was, and what it tells follows when all has come to rest', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  const { before, due, cues } = nextProgress(moving, frame(6, [dealt(2)]), at(1_100));
  expect(before).toBe('view 4');
  expect(due).toEqual([]);
  expect(cues.map((cue) => [cue.happening, cue.at])).toEqual([
    [settled, 1_380],
    [dealt(2), 1_620],
  ]);
});

test('what has been seen and still moves is waited for as well', () => {
  const moving = nextProgress(began, frame(5, [dealt(1)]), at(1_000));
  const seen = { ...moving, cues: [] };
  expect(nextProgress(seen, frame(6, [settled]), at(1_100))).toMatchObject({ before: 'view 5', cues: [{ at: 1_380 }] });
});

test('a frame that would have to wait too long finishes the motion before it as well', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  const left = 1_620 - 1_100;
  const next = frame(6, [dealt(2)]);
  expect(nextProgress(moving, next, at(1_100, { patience: left })).cues).toHaveLength(2);
  expect(nextProgress(moving, next, at(1_100, { patience: left - 1 }))).toMatchObject({
    before: 'view 5',
    due: [dealt(2)],
    cues: [],
  });
});

test('in a hidden tab everything is simply there', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  const hidden = nextProgress(moving, frame(6, [dealt(2)]), at(1_100, { isHidden: true }));
  expect(hidden).toMatchObject({ before: 'view 6', due: [], cues: [], rest: 1_100 });
});
