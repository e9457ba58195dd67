import type { StandardSession } from '@upcard/tables/testkit/standard-game';
import { startedStandard } from '@upcard/tables/testkit/standard-game';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TableControls } from '../table-controls.ts';
import { AuctionBidsButton } from './auction-bids-button.tsx';
import { AuctionPanel } from './auction-panel.tsx';
import { AuctionBids } from './bids-modal.tsx';
import { HandBetPanel } from './hand-bet-panel.tsx';
import { allSkipped, blindAuction, handBets, openAuction, secondRound } from './standard-fixtures-bids.tsx';
import { sceneOf } from './standard-fixtures-felt.tsx';

const CONTROLS: TableControls = { send: () => undefined, pending: [], isLive: true, now: () => 0 };

/** The words on screen, those of buttons that are off with their reason and the value of fields in brackets. */
function words(html: string): string {
  return html
    .replace(/<input[^>]*?type="text"[^>]*?value="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const auction = (session: StandardSession, who: string, controls = CONTROLS): string =>
  renderToStaticMarkup(<AuctionPanel scene={sceneOf(session, who)} controls={controls} />);

const bets = (session: StandardSession, who: string, controls = CONTROLS): string =>
  renderToStaticMarkup(<HandBetPanel scene={sceneOf(session, who)} controls={controls} />);

/** Which of these buttons, by the start of their name, may be pressed. */
function live(html: string, ...names: readonly string[]): string[] {
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', inside = '']) => ({
    isOff: attributes.includes('aria-disabled="true"'),
    name: words(inside).trim(),
  }));
  return names.filter((name) => buttons.some((button) => !button.isOff && button.name.startsWith(name)));
}

describe('the bid editor', () => {
  test('STD-038 a field for digits stands between six steps', () => {
    const html = auction(openAuction(), 'ben');
    expect(words(html)).toContain('−10 −5 −1 [61] +1 +5 +10');
    expect(html).toContain('inputMode="numeric"');
  });

  test('STD-041 STD-046 STD-047 the slider runs from 0 to Minimum bet × (active participants − 1), which is advice', () => {
    const html = auction(openAuction(), 'ben');
    expect(html).toMatch(/type="range"[^>]*min="0" max="400"/);
    expect(words(html)).toContain('Best not more than 400');
    expect(words(html)).toContain('only the Minimum bet and still come out ahead');
    expect(words(html)).toContain('the field takes more than the slider shows');
  });

  test('STD-042 an amount above the slider fills it', () => {
    const session = startedStandard('ann ben');
    session.play('ann bid 250');
    const html = auction(session, 'ben');
    expect(words(html)).toContain('[251]');
    expect(html).toContain('data-beyond="true"');
    expect(html).toMatch(/type="range"[^>]*max="100"[^>]*value="100"/);
    expect(live(html, 'Raise to 251')).toEqual(['Raise to 251']);
  });

  test('STD-048 Raise and Skip are on for whoever is asked, and off with a reason for the leader', () => {
    expect(live(auction(openAuction(), 'ben'), 'Raise to 61', 'Skip')).toEqual(['Raise to 61', 'Skip']);
    expect(live(auction(openAuction(), 'ann'), 'Raise', 'Skip', 'Re-bet')).toEqual([]);
    expect(words(auction(openAuction(), 'ann'))).toContain('You lead with 60. A higher bid asks you again.');
  });

  test('STD-048 in Blind bidding it is called Submit', () => {
    expect(live(auction(blindAuction(), 'eve'), 'Submit 0')).toEqual(['Submit 0']);
  });

  test('STD-049 STD-077 Re-bet repeats the previous bid, also above the slider; without one it says so', () => {
    const first = startedStandard('ann ben');
    expect(words(auction(first, 'ann'))).toContain('Re-bet No earlier bid');
    expect(live(auction(secondRound(), 'ben'), 'Re-bet')).toEqual(['Re-bet']);
    expect(words(auction(secondRound(), 'ben'))).toContain('Re-bet 45');
  });

  test('a command on its way and a lost connection switch everything off', () => {
    const sent = auction(openAuction(), 'ben', { ...CONTROLS, pending: [{ type: 'bid', amount: 61 }] });
    expect(live(sent, 'Raise', 'Sent', 'Re-bet', 'Skip')).toEqual([]);
    const lost = auction(openAuction(), 'ben', { ...CONTROLS, isLive: false });
    expect(live(lost, 'Raise', 'Re-bet', 'Skip')).toEqual([]);
    expect(words(lost)).toContain('Reconnecting');
  });
});

describe('who is not asked', () => {
  test.each([
    ['out of an Open auction', openAuction, 'dev', 'You are out of this auction.'],
    ['only watching', openAuction, 'zoe', 'The highest bid deals this round.'],
    ['with a sealed bid', blindAuction, 'ann', 'Your bid is sealed.'],
    ['with a sealed skip', blindAuction, 'ben', 'You have skipped, for this auction to the end.'],
  ])('%s sees how it stands, and no editor', (_, session, who, line) => {
    const html = auction(session(), who);
    expect(words(html)).toContain(line);
    expect(html).not.toContain('<input');
    expect(live(html, 'Raise', 'Submit', 'Skip', 'Re-bet')).toEqual([]);
  });

  test('whoever skips the current bid keeps the editor for the next one', () => {
    const html = auction(openAuction(), 'cleo');
    expect(words(html)).toContain('You skip 60. A new bid asks you again.');
    expect(html).toContain('type="range"');
    expect(live(html, 'Raise', 'Skip')).toEqual([]);
  });

  test('STD-056 of Blind bids nobody sees more than that an answer is in', () => {
    const seen = words(auction(blindAuction(), 'eve'));
    expect(seen).toContain('Ann Answered Ben Answered Cleo To answer');
  });
});

test('STD-058 outside the auction there is no panel of it', () => {
  expect(auction(handBets(), 'ben')).toBe('');
});

describe('the bids of an auction that is over', () => {
  const drawn = (session: StandardSession): string =>
    renderToStaticMarkup(<AuctionBids view={sceneOf(session, 'ben').view} />);

  test('STD-060 STD-061 STD-062 STD-063 outcome, modes and the bids from the highest on, with their seconds', () => {
    const seen = words(drawn(handBets()));
    expect(seen).toContain('Ann won and paid 60.');
    expect(seen).toContain('Open bidding');
    expect(seen).toContain('All bets');
    expect(seen).toContain('# Bidder Bid Time from start (s) 1 Ann paid 60 3.55 2 Ben 45 1.20');
  });

  test('STD-057 STD-060 Paid bet only shows no other bid', () => {
    const seen = words(drawn(handBets({ betsShown: 'paid' })));
    expect(seen).toContain('Paid bet only');
    expect(seen).toContain('1 Ann paid 60 3.55');
    expect(seen).not.toContain('45');
  });

  test('STD-064 when everybody skipped, no bids were revealed', () => {
    const seen = words(drawn(allSkipped()));
    expect(seen).toContain('Everybody skipped, so the Banker deals.');
    expect(seen).toContain('Blind bidding');
    expect(seen).toContain('No bids were revealed.');
  });

  test('STD-065 the way to them is there until the next auction', () => {
    const button = (session: StandardSession) =>
      renderToStaticMarkup(<AuctionBidsButton scene={sceneOf(session, 'ben')} />);
    expect(button(handBets())).toContain('View auction bids');
    expect(button(secondRound())).toBe('');
  });
});

describe('the hand bets', () => {
  test('STD-067 STD-068 one slider from 0 to the largest even amount, on the Minimum bet', () => {
    const html = bets(handBets(), 'cleo');
    expect(html).toMatch(/type="range"[^>]*min="0" max="1012" step="2"[^>]*value="100"/);
    expect(html.match(/<input/g)).toHaveLength(1);
  });

  test('STD-073 STD-075 steps of the Minimum bet above it; Bet, Min-bet, All-in and Re-bet below', () => {
    const html = bets(handBets(), 'cleo');
    expect(words(html)).toMatch(/−100 100 \+100 .* Bet 100 Min-bet 100 All-in 1,012 Re-bet No earlier bet/);
    expect(live(html, '−100', '+100', 'Bet', 'Min-bet', 'All-in', 'Re-bet')).toEqual([
      '+100',
      'Bet',
      'Min-bet',
      'All-in',
    ]);
  });

  test('STD-076 Re-bet has the amount of the bet before', () => {
    const session = secondRound();
    session.play('ann bid 0', 'ben skipRest', 'cleo skipRest', 'dev skipRest', 'eve skipRest');
    expect(words(bets(session, 'ben'))).toContain('Re-bet 320');
  });

  test.each([
    ['with a bet that is in', 'ben', 'Your bet of 320 is in'],
    ['who deals', 'ann', 'You deal.'],
    ['only watching', 'zoe', 'The Players bet'],
  ])('STD-070 STD-071 somebody %s sees the panel with how it stands, and no form', (_, who, line) => {
    const html = bets(handBets(), who);
    expect(words(html)).toContain(line);
    expect(words(html)).toContain('Players 1 of 4 in');
    expect(html).not.toContain('<input');
  });

  test('STD-070 outside the hand bets there is no panel of them', () => {
    expect(bets(openAuction(), 'ben')).toBe('');
  });
});
