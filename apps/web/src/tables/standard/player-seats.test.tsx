import { startedStandard } from '@upcard/tables/testkit/standard-game';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlayerSeats } from './player-seats.tsx';
import { crowd, dealtGame, FELT_SCENES, sceneOf } from './standard-fixtures-felt.tsx';
import type { StandardScene } from './standard-scene.ts';

function scene(name: string): StandardScene {
  const made = FELT_SCENES[name];
  if (made === undefined) throw new Error(`no such scene: ${name}`);
  return made();
}

function drawn(shown: StandardScene): string {
  return renderToStaticMarkup(<PlayerSeats scene={shown} />);
}

/** What is to be read, without its marks: words between bars. */
function read(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|[|\s]*/g, '|');
}

/** Seats and the line between them, from above. */
function order(html: string): readonly string[] {
  const marks = html.matchAll(/<fieldset[^>]*aria-label="([^"]*, P\d)"|>(Finished)</g);
  return [...marks].map(([, seat, line]) => seat ?? line ?? '');
}

test('STD-069 STD-072 no seats while bids and bets are made, all of them from the deal on', () => {
  const session = startedStandard('ann ben');
  expect(drawn(sceneOf(session, 'ann'))).toBe('');
  session.play('ann bid 60', 'ben skipRest');
  expect(session.view().phase).toBe('bets');
  expect(drawn(sceneOf(session, 'ann'))).toBe('');
  session.deal('9 5 9 6');
  session.play('ben bet 100');
  expect(drawn(sceneOf(session, 'ann'))).toContain('aria-label="Ben, P1"');
});

test('STD-129 STD-130 a seat is headed by name and position, and says nothing of capital', () => {
  const html = read(drawn(sceneOf(dealtGame('KD KD 8S QS 6S 9C 4S 8H 7D 10H'), 'zoe')));
  expect(html).toContain('|Cleo|P4|Hand 1|Waiting|Bet |320|');
  expect(html).not.toContain('692');
});

test('STD-131 STD-132 STD-133 whoever has finished stands below a line, both groups in acting order', () => {
  expect(order(drawn(scene('play')))).toEqual(['Ben, you, P3', 'Cleo, P4', 'Finished', 'Eve, P1', 'Dev, P2']);
});

test('STD-133 there is no line while nobody has finished, and none when all have', () => {
  const fresh = sceneOf(dealtGame('KD KD 8S QS 6S 9C 4S 8H 7D 10H'), 'zoe');
  expect(order(drawn(fresh))).toEqual(['Eve, P1', 'Dev, P2', 'Ben, P3', 'Cleo, P4']);
  expect(order(drawn(scene('settled')))).toEqual(['Eve, P1', 'Dev, P2', 'Ben, you, P3', 'Cleo, P4']);
});

test('STD-134 STD-135 a hand has label, state and bet; its total is hidden in play', () => {
  const html = read(drawn(scene('play')));
  expect(html).toContain('|Hand 1|Acting|Bet |140|Hand 2|Waiting|Bet |140|');
  expect(html).not.toContain('Total');
  expect(read(drawn(scene('dealer')))).not.toContain('Total');
});

test('STD-136 after the round totals are read, except of a surrendered hand', () => {
  const html = read(drawn(scene('settled')));
  expect(html).toContain('|Hand 1|Bust|−120|Bet |120|Total |24|');
  expect(html).toContain('|Hand 2|Lose|−140|Bet |140|Total |18|');
  expect(html).toContain('|Hand 1|Surrendered|−160|Bet |320|');
  expect(html.match(/Total/g)).toHaveLength(5);
});

test('STD-137 every card of a decided hand is ticked, and no other one', () => {
  const names = (html: string) => [...html.matchAll(/aria-label="([^"]*), decided"/g)].map(([, name]) => name);
  expect(names(drawn(scene('play')))).toEqual(['King of diamonds', 'Four of spades', 'Jack of hearts']);
  expect(names(drawn(scene('settled')))).toContain('Seven of diamonds');
});

test('STD-138 STD-141 several hands reserve a row, a single hand shares one', () => {
  const lays = [...drawn(scene('play')).matchAll(/<li class="[^"]*" data-lay="(\w+)"/g)].map(([, lay]) => lay);
  expect(lays).toEqual(['row', 'shared', 'shared', 'shared']);
});

test('whoever gave up before the deal has no position and no cards', () => {
  const session = startedStandard('ann ben cleo dev');
  session.play('ann bid 0', 'ben skipRest', 'cleo skipRest', 'dev skipRest', 'ben bet 500', 'cleo bet 100');
  session.play('cleo resign');
  session.deal('9 8 6 9 8 10');
  session.play('dev bet 300');
  expect(read(drawn(sceneOf(session, 'ann')))).toMatch(/\|Cleo\|Hand 1\|Forfeited\|Bet \|100\|$/);
});

test('seven Players with four hands of five cards each are all there', () => {
  expect(drawn(crowd(4, 5)).match(/role="img"/g)).toHaveLength(7 * 4 * 5);
});
