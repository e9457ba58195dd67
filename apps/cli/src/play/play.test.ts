import { describe, expect, it } from 'vitest';
import { playScenario as play, playFile } from './testkit/play-file.ts';

const sound = {
  table: 'house',
  participants: [{ name: 'ann', kind: 'human' }],
  cards: '10 9 9 8',
  steps: [{ at: 1000, by: 'ann', do: 'bet', seat: 1, amount: 50 }],
};

describe('upcard play', () => {
  it('prints one JSON document and exits 0', async () => {
    const { code, printed } = await play(sound);
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      table: 'house',
      phase: 'play',
      legal: { ann: ['hit', 'stand', 'double'] },
    });
  });

  it('shows every viewer the hole card face down, and nothing else of it', async () => {
    const { printed } = await play({ ...sound, cards: '10 9 9 8♣' });
    const { views } = JSON.parse(printed);
    expect(Object.keys(views)).toEqual(['ann', 'spectator']);
    for (const { view } of Object.values<{ view: { table: { dealer: { cards: unknown[] } } } }>(views)) {
      expect(view.table.dealer.cards[1]).toEqual({ kind: 'faceDown', id: 4 });
    }
    expect(printed).not.toContain('8C');
  });

  it('ends at the step that needs one card too many, with that step undone', async () => {
    const { code, printed } = await play({
      ...sound,
      steps: [...sound.steps, { at: 2000, by: 'ann', do: 'hit' }, { at: 3000 }],
    });
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ error: { step: 1, code: 'cards-ran-out' }, time: 2000, phase: 'play' });
  });

  it('ends too when the clock needs one card too many', async () => {
    const { printed } = await play({ ...sound, cards: '10 6 9 8', steps: [...sound.steps, { at: 30_000 }] });
    expect(JSON.parse(printed).error).toEqual({ step: 1, code: 'cards-ran-out' });
  });

  it('lets somebody without a seat speak and be refused', async () => {
    const { printed } = await play({ ...sound, steps: [{ at: 0, by: 'zoe', do: 'next' }] });
    expect(JSON.parse(printed).refused).toEqual([{ step: 0, code: 'not-participant' }]);
  });

  it('fires deadlines before a step at the same time', async () => {
    const steps = [{ at: 20_000, by: 'ann', do: 'bet', seat: 1, amount: 50 }];
    expect(JSON.parse((await play({ ...sound, steps })).printed)).toMatchObject({ deadline: 40_000, phase: 'play' });
  });

  it.each([
    ['no JSON', '{', /JSON/],
    ['another table', { ...sound, table: 'poker' }, /^table: /],
    ['a table that is not there yet', { ...sound, table: 'live' }, /^table: live tables can not be played yet/],
    ['no card', { ...sound, cards: '10 11' }, /^cards: 11 is not a card/],
    ['an unknown key', { ...sound, card: '10' }, /card/],
    ['an unknown command', { ...sound, steps: [{ at: 0, by: 'ann', do: 'fold' }] }, /^steps\.0/],
    ['time that runs back', { ...sound, steps: [{ at: 5 }, { at: 4 }] }, /^steps\.1\.at: earlier than 5/],
    ['no participants', { ...sound, participants: [] }, /^participants/],
    ['seven seats', { ...sound, participants: Array(7).fill({ name: 'ann', kind: 'human' }) }, /^participants/],
    ['a setting that House does not have', { ...sound, settings: { rounds: 3 } }, /^settings\.rounds: not allowed/],
  ])('says what is wrong and where, and exits 2: %s', async (_name, scenario, complaint) => {
    const { code, complaints, printed } = await play(scenario);
    expect([code, printed]).toEqual([2, '']);
    expect(complaints.join('\n')).toMatch(complaint);
  });

  it('exits 2 for a file that is not there', async () => {
    expect(await playFile('/nowhere/nothing.json')).toMatchObject({ code: 2, printed: '' });
  });
});
