import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TableControls } from '../table-controls.ts';
import { AgreementBox } from './agreement-box.tsx';
import { appliedWords, typedRanks } from './applied-cards.ts';
import CardsToDeal from './cards-to-deal.tsx';
import { InjectionBox } from './injection-box.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

const CONTROLS: TableControls = { send: () => undefined, pending: [], isLive: true, now: () => 0 };

function inBreak(change: Partial<StandardScene['overlay']> = {}): StandardScene {
  const scene = INFO_SCENES['break-testing']?.();
  if (scene === undefined) throw new Error('there is no such scene');
  return { ...scene, overlay: { ...scene.overlay, ...change } };
}

describe('agreeing to the next round', () => {
  const drawn = (change: Partial<StandardScene['overlay']>, controls = CONTROLS): string =>
    renderToStaticMarkup(<AgreementBox scene={inBreak(change)} controls={controls} />);

  test('STD-156 STD-169 whoever plays on has a button, and sees how many have agreed', () => {
    const html = drawn({ autoContinue: false });
    expect(html).toMatch(/aria-disabled="false"[^>]*><span[^>]*>Agree to next round/);
    expect(html).toContain('2 of 5 have agreed</p>');
  });

  test('STD-169 with Auto continue on, the box says that it will agree', () => {
    expect(drawn({ autoContinue: true })).toContain('Auto continue agrees for you in a moment.');
  });

  test('the button is off once it is pressed, and while nothing can be sent', () => {
    expect(drawn({}, { ...CONTROLS, pending: [{ type: 'agree', round: 1 }] })).toContain('title="Sent"');
    expect(drawn({}, { ...CONTROLS, isLive: false })).toContain('title="Reconnecting"');
  });

  test('STD-156 an answer stays to be read, and others have no box at all', () => {
    expect(drawn({ agreement: 'given' })).toContain('You agreed to the next round');
    expect(drawn({ agreement: 'given' })).not.toContain('<button');
    expect(drawn({ agreement: null })).toBe('');
  });
});

describe('cards for testing', () => {
  test.each([
    [true, true],
    [false, false],
    [null, false],
  ])('the box is there only while cards may be given (%s)', (canApplyCards, isThere) => {
    const html = renderToStaticMarkup(<InjectionBox scene={inBreak({ canApplyCards })} controls={CONTROLS} />);
    expect(html !== '').toBe(isThere);
  });

  test('the button is off without ranks, and while nothing can be sent', () => {
    const drawn = (controls: TableControls): string =>
      renderToStaticMarkup(<CardsToDeal scene={inBreak()} controls={controls} />);
    expect(drawn(CONTROLS)).toContain('title="Write ranks first"');
    expect(drawn({ ...CONTROLS, isLive: false })).toContain('title="Reconnecting"');
  });

  test('only ranks can be typed, in capitals', () => {
    expect(typedRanks('a 10,k\tx7!')).toBe('A 10K7');
  });

  test('STD-203 the news counts the cards', () => {
    expect(appliedWords(1)).toBe('1 card was added to the stack');
    expect(appliedWords(4)).toBe('4 cards were added to the stack');
  });
});
