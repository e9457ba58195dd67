import type { HouseHappening } from '@upcard/tables';
import { expect, test } from 'vitest';
import { NORMAL_PACE } from './timeline.ts';
import { firstProgress, nextProgress, type Showing } from './unseen.ts';

const at = (now: number, other: Partial<Showing> = {}): Showing => ({
  now,
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
  expect(began).toEqual({ seq: 4, view: 'view 4', before: 'view 4', cues: [] });
});

test('the happenings of a frame are due one after another from now, as fast as the person wishes', () => {
  const next = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000, { speed: 0.5 }));
  expect(next).toEqual({
    seq: 5,
    view: 'view 5',
    before: 'view 4',
    cues: [
      { at: 1_000, happening: dealt(1) },
      { at: 1_190, happening: settled },
    ],
  });
});

test('a frame that moves something finishes the motion before it', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  expect(nextProgress(moving, frame(6, [dealt(2)]), at(1_100))).toEqual({
    seq: 6,
    view: 'view 6',
    before: 'view 5',
    cues: [{ at: 1_100, happening: dealt(2) }],
  });
});

test('a frame that moves nothing lets it go on as it was, and what it tells follows', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  const left: HouseHappening = { type: 'left', seat: 2 };
  expect(nextProgress(moving, frame(6, [left]), at(1_100))).toEqual({
    seq: 6,
    view: 'view 6',
    before: 'view 4',
    cues: [
      { at: 1_000, happening: dealt(1) },
      { at: 1_380, happening: settled },
      { at: 1_380, happening: left },
    ],
  });
});

test('in a hidden tab everything is simply there', () => {
  const moving = nextProgress(began, frame(5, [dealt(1), settled]), at(1_000));
  const hidden = nextProgress(moving, frame(6, [dealt(2)]), at(1_100, { isHidden: true }));
  expect(hidden).toMatchObject({ before: 'view 6', cues: [] });
});
