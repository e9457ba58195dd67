import { describe, expect, it } from 'vitest';
import { playScenario } from './testkit/play-file.ts';

const ANN = { name: 'ann', kind: 'human' };
const BEN = { name: 'ben', kind: 'human' };
const PIP = { name: 'pip', kind: 'bot' };

const sound = {
  table: 'standard',
  settings: { rounds: 1, includeBot: false },
  participants: [ANN, BEN],
  cards: '10 9 8♣ 7♦',
  steps: [
    { at: 0, by: 'ann', do: 'bid', amount: 0 },
    { at: 100, by: 'ben', do: 'skip-rest' },
    { at: 200, by: 'ben', do: 'bet', amount: 200 },
  ],
};

const withBot = { ...sound, settings: { rounds: 1 }, participants: [PIP, ANN] };

/** What is printed of a scenario that is well formed. */
async function report(scenario: unknown) {
  const { code, printed, complaints } = await playScenario(scenario);
  expect([code, complaints]).toEqual([0, []]);
  return JSON.parse(printed);
}

describe('a Standard scenario', () => {
  it('shows where the game stands: who may do what, and ratings that nothing has changed yet', async () => {
    expect(await report(sound)).toMatchObject({
      table: 'standard',
      phase: 'play',
      time: 200,
      deadline: 30_200,
      participants: [
        { name: 'ann', status: 'active', capital: 1_000, elo: 1_500, eloChange: null },
        { name: 'ben', status: 'active', capital: 800, elo: 1_500, eloChange: null },
      ],
      legal: { ben: ['hit', 'stand', 'double', 'surrender'] },
      rounds: [],
    });
  });

  it('has the views of everybody and of a spectator, and in none of them the card that lies face down', async () => {
    const { views } = await report(sound);
    expect(Object.keys(views)).toEqual(['ann', 'ben', 'spectator']);
    expect(views.ben.overlay.actions).not.toBeNull();
    expect(views.spectator.overlay).toMatchObject({ number: null, actions: null });
    expect(JSON.stringify(views)).toContain('8C');
    expect(JSON.stringify(views)).not.toContain('7D');
  });

  it('shows the Dealer of 2-1 the two cards, and nobody else', async () => {
    const two = { ...sound, settings: { ...sound.settings, dealersRule: 'free-will-2-1' }, cards: '10 9♦ 8 7♦' };
    const { views, legal } = await report(two);
    expect(legal).toEqual({ ann: ['reveal'] });
    expect(views.ann.overlay.faceDown).toMatchObject([{ card: '9D' }, { card: '7D' }]);
    for (const { overlay } of [views.ben, views.spectator]) expect(overlay.faceDown).toEqual([]);
  });

  it('keeps sealed bids to those who made them', async () => {
    const bidding = { ...sound, settings: { ...sound.settings, bidding: 'blind' } };
    const bid = (amount: number) => report({ ...bidding, steps: [{ at: 5, by: 'ann', do: 'bid', amount }] });
    const [low, high] = [await bid(7), await bid(311)];
    expect(low.views.ann.overlay.bid.sealed).toBe(7);
    expect(low.views.ben).toEqual(high.views.ben);
    expect(low.views.spectator).toEqual(high.views.spectator);
    expect(low.legal).toEqual({ ben: ['bid', 'skip'] });
  });

  it('names the bot as the scenario does, wherever it stands there', async () => {
    const { participants, legal, views } = await report({ ...withBot, steps: [] });
    expect(participants.map(({ name }: { name: string }) => name)).toEqual(['pip', 'ann']);
    expect(Object.keys(views)).toEqual(['pip', 'ann', 'spectator']);
    expect(views.ann.view.auction.leading).toEqual({ by: 2, amount: 0 });
    expect(legal).toEqual({ ann: ['bid', 'skip-current', 'skip-rest'] });
  });

  it('adds the bot that the settings include and the scenario does not name', async () => {
    const { participants } = await report({ ...withBot, participants: [ANN], steps: [] });
    expect(participants).toMatchObject([{ name: 'ann' }, { name: 'Bot', elo: 1_500 }]);
  });

  it('tells bids by the time since the start of the game, also in a later round', async () => {
    const later = {
      ...sound,
      settings: { rounds: 2, includeBot: false },
      cards: '10 10 A A 10 9 10 9',
      steps: [
        ...sound.steps,
        { at: 10_200 },
        { at: 11_000, by: 'ben', do: 'bid', amount: 3 },
        { at: 12_000, by: 'ann', do: 'skip-rest' },
        { at: 13_000, by: 'ann', do: 'bet', amount: 100 },
        { at: 14_000, by: 'ann', do: 'stand' },
        { at: 15_000, by: 'ben', do: 'stand' },
      ],
    };
    const { rounds } = await report(later);
    expect(rounds).toMatchObject([
      { round: 1, dealer: 'ann', bids: [{ by: 'ann', amount: 0, at: 0 }] },
      { round: 2, dealer: 'ben', auctionPaid: 3, bids: [{ by: 'ben', amount: 3, at: 11_000 }] },
    ]);
  });

  it('tells them so too where the next auction opens at once, because everybody continues by themselves', async () => {
    const on = ['ann', 'ben'].map((by) => ({ at: 150, by, do: 'auto-continue', on: true }));
    const [bid, skip, bet] = sound.steps;
    const steps = [bid, skip, ...on, bet];
    const { phase, rounds } = await report({
      ...sound,
      settings: { rounds: 2, includeBot: false },
      cards: '10 10 A A',
      steps,
    });
    expect(phase).toBe('auction');
    expect(rounds).toMatchObject([{ round: 1, bids: [{ by: 'ann', amount: 0, at: 0 }] }]);
  });

  it('shows only the paid bid where the room reveals no more', async () => {
    const paidOnly = {
      ...sound,
      settings: { ...sound.settings, betsShown: 'paid' },
      cards: '10 A 10 10',
      steps: [
        { at: 0, by: 'ben', do: 'bid', amount: 4 },
        { at: 50, by: 'ann', do: 'bid', amount: 5 },
        ...sound.steps.slice(1),
      ],
    };
    expect((await report(paidOnly)).rounds[0].bids).toEqual([{ by: 'ann', amount: 5, at: 50 }]);
  });

  it('ends at the step after which the bot or the Banker needs one card too many', async () => {
    const short = {
      ...sound,
      cards: '10 10 6 9 9 5',
      steps: [
        { at: 0, by: 'ann', do: 'skip-rest' },
        { at: 100, by: 'ben', do: 'skip-rest' },
        { at: 200, by: 'ann', do: 'bet', amount: 100 },
        { at: 300, by: 'ben', do: 'bet', amount: 100 },
        { at: 400, by: 'ben', do: 'stand' },
        { at: 500, by: 'ann', do: 'stand' },
        { at: 600 },
      ],
    };
    expect(await report(short)).toMatchObject({
      error: { step: 5, code: 'cards-ran-out' },
      time: 500,
      phase: 'dealer',
    });
  });

  it.each([
    ['no amount', { do: 'bid' }],
    ['half a coin', { do: 'bid', amount: 0.5 }],
    ['less than nothing', { do: 'bid', amount: -1 }],
  ])('reports a refused step: %s', async (_name, step) => {
    const { refused } = await report({ ...sound, steps: [{ at: 0, by: 'ann', ...step }] });
    expect(refused).toEqual([{ step: 0, code: 'bad-amount' }]);
  });

  it('lets nobody speak for the bot', async () => {
    const { refused } = await report({ ...withBot, steps: [{ at: 0, by: 'pip', do: 'skip-rest' }] });
    expect(refused).toEqual([{ step: 0, code: 'not-participant' }]);
  });

  it.each([
    ['nobody human', { participants: [PIP] }, /^participants: nobody is human/],
    ['the same name twice', { participants: [ANN, ANN] }, /^participants\.1\.name: ann is listed twice/],
    ['two bots', { participants: [ANN, PIP, { ...PIP, name: 'pop' }] }, /^participants\.2\.kind: there is one bot/],
    ['a computer player', { participants: [ANN, { name: 'al', kind: 'ai-easy' }] }, /^participants\.1\.kind/],
    ['a bot that the settings leave out', { participants: [ANN, PIP] }, /^settings\.includeBot: false, but/],
    ['too few for a start', { participants: [ANN] }, /^participants: ann can't start: too-few-ready/],
    ['an odd minimum bet', { settings: { minimumBet: 5 } }, /^settings\.minimumBet: not allowed/],
    ['a step of House', { steps: [{ at: 0, by: 'ann', do: 'next' }] }, /^steps\.0/],
    ['a bet on a seat', { steps: [{ at: 0, by: 'ann', do: 'bet', seat: 1, amount: 100 }] }, /^steps\.0/],
    ['an amount as text', { steps: [{ at: 0, by: 'ann', do: 'bid', amount: '5' }] }, /^steps\.0/],
    ['a switch that is neither', { steps: [{ at: 0, by: 'ann', do: 'auto-continue', on: 1 }] }, /^steps\.0/],
  ])('is not played with %s', async (_name, change, complaint) => {
    const { code, printed, complaints } = await playScenario({ ...sound, ...change });
    expect([code, printed]).toEqual([2, '']);
    expect(complaints.join('\n')).toMatch(complaint);
  });
});
