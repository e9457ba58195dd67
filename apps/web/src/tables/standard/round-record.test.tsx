import type { RoundSnapshot } from '@upcard/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RoundRecord } from './round-record.tsx';
import { FELT_SCENES } from './standard-fixtures-felt.tsx';
import { INFO_SCENES } from './standard-fixtures-info.tsx';
import type { StandardScene } from './standard-scene.ts';

function reviewed(scene: StandardScene | undefined, change: Partial<RoundSnapshot> = {}): string {
  const round = scene?.view.lastRound ?? null;
  if (scene === undefined || round === null) throw new Error('no round is settled');
  return renderToStaticMarkup(<RoundRecord scene={scene} round={{ ...round, ...change }} />);
}

/** The words of a part of the record by its name, without tags. */
function wordsOf(html: string, part: string): string {
  const start = html.indexOf(`aria-label="${part}"`);
  const end = html.indexOf('</section>', start);
  return html
    .slice(start, end)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the review of a round', () => {
  const html = reviewed(INFO_SCENES['taken-over']?.());

  test('STD-195 it names the winner of the auction and that the Banker took over, and shows the money', () => {
    expect(html).toContain('Ann won the dealer position and resigned. The Banker took over.');
    const figures = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>(?:<span[^>]*>)?([^<]+)/g)].slice(0, 3);
    expect(figures.map(([, name, value]) => [name, value])).toEqual([
      ['Auction paid', '60'],
      ['Player wagers', '960'],
      ['Dealer earnings', '+40'],
    ]);
  });

  test('STD-195 all cards of the Dealer are there, and the one that was thrown away', () => {
    expect(html).toContain('aria-label="Six of spades"');
    expect(html).toContain('aria-label="Ten of hearts"');
    expect(html).toMatch(/aria-label="Discarded card".*?aria-label="Five of spades"/);
    expect(wordsOf(html, 'Dealer')).toContain('Total 16');
  });

  test('STD-196 every hand has its wager, its total, its outcome and its net', () => {
    const ben = wordsOf(html, 'Ben');
    expect(ben).toContain('P2');
    expect(ben).toContain('Hand 1 Win Bet 280 Total 21 Net +280');
    expect(ben).toContain('Hand 2 Lose Bet 140 Total 10 Net −140');
    expect(wordsOf(html, 'Cleo')).toContain('Surrendered Bet 320 Total 17 Net −160');
  });

  test('STD-197 a bet that was given up before the deal has no cards', () => {
    const dev = wordsOf(html, 'Dev');
    expect(dev).toContain('Forfeited Given up before cards were dealt. Bet 120 Net −120');
    expect(dev).not.toContain('Total');
  });

  test('STD-197 whoever had no Player hand is named', () => {
    const scene = FELT_SCENES.settled?.();
    const players = scene?.view.lastRound?.players.filter(({ number }) => number !== 5) ?? [];
    const words = wordsOf(reviewed(scene, { players }), 'Without a Player hand');
    expect(words).toContain('Eve had no Player hand in this round.');
    expect(words).not.toContain('Ann');
  });

  test('STD-195 when everyone skipped, the Banker dealt', () => {
    const html = reviewed(FELT_SCENES.settled?.(), { dealer: null, bankerTookOver: false });
    expect(html).toContain('Everyone skipped, so the Banker dealt.');
    expect(wordsOf(html, 'Dealer')).toContain('Banker');
  });
});
