import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MetricStrip } from './metric-strip.tsx';
import { FELT_SCENES } from './standard-fixtures-felt.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

const controls = { send: () => undefined, pending: [], isLive: true, now: () => 0 };

function sceneNamed(name: string, left: number): StandardScene {
  const scene = FELT_SCENES[name]?.();
  if (scene === undefined) throw new Error(`no scene is called ${name}`);
  return { ...scene, view: { ...scene.view, clock: { deadline: left, length: 30_000 } } };
}

function drawn(name: string, left = 21_000): string {
  return renderToStaticMarkup(<MetricStrip scene={sceneNamed(name, left)} controls={controls} />);
}

test('STD-167: the summary has five figures: Round, Time, Bank, Generated and Auto continue', () => {
  const names = [...drawn('play').matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, name = '']) =>
    name.replace(/<[^>]*>/g, ''),
  );
  expect(names).toEqual(['Round', 'Time', 'Bank', 'Generated', 'Auto continue']);
});

test('STD-170: a participant has a switch of their own, a viewer reads how many continue of how many', () => {
  expect(drawn('play')).toMatch(/role="switch"[^>]*aria-checked="true"/);
  expect(drawn('play-watching')).not.toContain('role="switch"');
  expect(drawn('play-watching').replace(/<!-- -->/g, '')).toContain('5/5');
});

test.each([
  [21_000, '21 s'],
  [5_001, '6 s'],
  [5_000, '5.0 s'],
  [1_249, '1.3 s'],
  [0, '0.0 s'],
  [-400, '0.0 s'],
])('STD-172: with %i milliseconds left Time reads %s', (left, text) => {
  expect(drawn('play', left)).toContain(`>${text}</span>`);
});

test('a finished game has nothing to continue with', () => {
  const scene = INFO_SCENES.results?.();
  if (scene === undefined) throw new Error('no such scene');
  const over = { ...scene, room: { ...scene.room, stage: 'over' } as const };
  const html = renderToStaticMarkup(<MetricStrip scene={over} controls={controls} />);
  const figures = [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, figure = '']) => figure.replace(/<[^>]*>/g, ''));
  expect(figures.at(-1)).toBe('–');
});
