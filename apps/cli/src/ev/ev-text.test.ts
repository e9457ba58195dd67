import { GAMES } from '@upcard/core';
import type { HandValues } from '@upcard/solver';
import { describe, expect, it } from 'vitest';
import { type EvAnswer, evText } from './ev-text.ts';

/** Figures that no rules give. */
const VALUES: HandValues = {
  stand: -0.25,
  hit: 0.5,
  double: 1,
  split: null,
  surrender: -0.5,
  best: 'double',
  dealerNatural: 0,
  insurance: null,
};
const ANSWER: EvAnswer = {
  name: 'Live table',
  rules: GAMES.live,
  situation: { hand: ['A', '7'], up: '9', removed: [] },
  values: VALUES,
};

const bars = (text: string): (string | undefined)[] =>
  text.split('\n').map((line) => /[+−][\d.]+ {2}(.*)/.exec(line)?.[1]);

describe('the values of a hand in words', () => {
  it('lists what may be done, the best first, and nothing else', () => {
    const names = evText(ANSWER, false).match(/^(Hit|Stand|Double|Split|Surrender)\b.*?[+−][\d.]+/gm);
    expect(names).toEqual([
      'Double     +1.0000000000',
      'Hit        +0.5000000000',
      'Stand      −0.2500000000',
      'Surrender  −0.5000000000',
    ]);
  });

  it('draws losses to the left and gains to the right', () => {
    const drawn = bars(evText(ANSWER, false)).filter((line) => line !== undefined);
    expect(drawn).toEqual([
      `${' '.repeat(18)}│${'█'.repeat(18)}`,
      `${' '.repeat(18)}│${'█'.repeat(9)}`,
      `${' '.repeat(13)}${'█'.repeat(5)}│`,
      `${' '.repeat(9)}${'█'.repeat(9)}│`,
    ]);
  });

  it('names the best first where two are worth the same', () => {
    const even = { ...VALUES, double: 0.5, best: 'double' } as const;
    expect(evText({ ...ANSWER, values: even }, false)).toMatch(/^Double[\s\S]*^Hit/m);
  });

  it('says that cards which are gone change nothing over independent draws', () => {
    const situation = { ...ANSWER.situation, removed: ['5', '5'] } as const;
    expect(evText({ ...ANSWER, situation }, false)).toMatch(/^Gone besides: 5 5$/m);
    const independent = evText({ ...ANSWER, situation, rules: GAMES['sandbox-s17'] }, false);
    expect(independent).toMatch(/^Gone besides: 5 5, which changes nothing/m);
  });

  it('says what the values suppose', () => {
    const facing = { ...VALUES, dealerNatural: 0.08 };
    const european = { ...ANSWER, rules: GAMES.european, values: facing };
    expect(evText(ANSWER, false)).toContain('In initial wagers.');
    expect(evText({ ...ANSWER, values: facing }, false)).toContain('after the dealer looked');
    expect(evText(european, false)).toContain('takes every wager');
    expect(evText(european, false)).toMatch(/natural +8\.0000 %/);
  });

  it.each([
    [-0.04, '−0.0400000000', 'leave it'],
    [0.01, '+0.0100000000', 'take it'],
  ])('advises on insurance worth %d', (insurance, figure, advice) => {
    const text = evText({ ...ANSWER, values: { ...VALUES, insurance } }, false);
    expect(text).toMatch(new RegExp(`Insurance.*\\${figure}.*${advice}`));
  });

  it('says nothing of insurance where there is none', () => {
    expect(evText(ANSWER, false)).not.toContain('nsurance');
  });

  it('names the cards that are gone', () => {
    const situation = { ...ANSWER.situation, removed: ['10', '10', '5'] } as const;
    expect(evText({ ...ANSWER, situation }, false)).toContain('Gone besides: 10 10 5');
    expect(evText(ANSWER, false)).not.toContain('Gone');
  });

  it('has colour codes only when asked, and fits 80 columns', () => {
    expect(evText(ANSWER, true)).toContain('\u001b[48;2;');
    expect(evText(ANSWER, false)).not.toContain('\u001b');
    expect(
      Math.max(
        ...evText(ANSWER, false)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80);
  });
});
