import { ACTIONS, type RandomIndex, tableFrom } from '@upcard/core';
import { seededIndex } from '@upcard/core/testkit/seeded-index';
import {
  BANKER,
  BOT,
  type Person,
  PLAIN_TERMS,
  STANDARD_ROOM,
  type StandardCommand,
  type StandardState,
} from '@upcard/tables';
import { STANDARD_TABLE } from '@upcard/tables/standard/table';
import { describe, expect, it } from 'vitest';
import { HOUSE, type HousedGame, housedGame, redrawn, shownTo } from '../testkit/housed-game.ts';
import { auctionNow, shown } from '../testkit/standard-position.ts';
import { inRoom, standardPolicies } from './standard-policies.ts';

const ANN: Person = { id: 'ann', name: 'Ann', avatar: 'fox' };

/** Which parts of two states differ of those that nobody of the house may know. */
function secretsThatDiffer(state: StandardState, other: StandardState): string[] {
  const parts = ({ injection, phase, course }: StandardState) => ({
    'cards in front': injection.cards,
    bids: phase.kind === 'auction' ? phase.auction.bids : [],
    bets: course?.bets,
    'face-down cards': course?.table?.dealer,
  });
  const [one, two] = [parts(state), parts(other)];
  return Object.entries(one).flatMap(([name, part]) =>
    JSON.stringify(part) === JSON.stringify(Object.entries(two).find(([key]) => key === name)?.[1]) ? [] : [name],
  );
}

const [bot, banker] = standardPolicies(tableFrom(() => 'S'));
const bets = { least: 100, most: 1_000, previous: null, repeat: null };

describe('who speaks for the house', () => {
  it('are the bot and the Banker', () => {
    expect([bot?.person, banker?.person]).toEqual([BOT, BANKER]);
  });

  it('STD-079: the bot bets the Minimum bet at once, and once', () => {
    const asked = shown({ phase: 'bets' }, { bet: { ...bets, placed: null } });
    expect(bot?.answer(asked.view, asked.overlay)).toEqual({ type: 'bet', amount: 100, round: 3 });
    const done = shown({ phase: 'bets' }, { bet: { ...bets, placed: 100 } });
    expect(bot?.answer(done.view, done.overlay)).toBeNull();
  });

  it('leaves the agreement on the next round to the table', () => {
    const { view, overlay } = shown({ phase: 'break' }, { agreement: 'open' });
    expect(HOUSE.map(({ answer }) => answer(view, overlay))).toEqual([null, null]);
  });

  it('says the same in a room', () => {
    const asked = auctionNow({});
    const setup = { settings: {}, opener: ANN, joining: 'open', terms: PLAIN_TERMS, createdAt: 0 } as const;
    const state = STANDARD_ROOM.create(setup);
    const view = { game: asked.view, room: STANDARD_ROOM.view(state).room };
    const overlay = { game: asked.overlay, room: STANDARD_ROOM.overlay(state, BOT.id).room };
    const roomed = HOUSE.map((policy) => inRoom(policy));
    expect(roomed.map(({ person, answer }) => [person, answer(view, overlay)])).toEqual([
      [BOT, { type: 'bid', amount: 0, round: 3 }],
      [BANKER, null],
    ]);
  });
});

describe('an auction against the bot', () => {
  it('STD-034 goes up by the Minimum raise to its target, and the bot leaves', () => {
    const game = housedGame({ rounds: 1, minimumRaise: 2 }, { seed: 1, cards: '', watch: () => {} });
    const bids = (amount: number) => expect(game.run.say('ann', { type: 'bid', amount })).toBe('ok');
    game.letSpeak();
    game.run.say('ben', { type: 'skipRest' });
    for (const amount of [2, 8, 14]) {
      bids(amount);
      game.letSpeak();
    }
    bids(18);
    game.letSpeak();
    const said = game.said.map(({ command }) => (command.type === 'bid' ? command.amount : command.type));
    // 18.15 is what dealing to two others is worth.
    expect(said).toEqual([0, 4, 10, 16, 'skipRest', 'bet']);
    expect(game.run.state().course?.auction).toMatchObject({ winner: 1, paid: 18 });
    expect(game.run.now()).toBe(0);
  });

  it('STD-035 is answered at once where it is Blind', () => {
    const game = housedGame({ rounds: 1, bidding: 'blind' }, { seed: 1, cards: '', watch: () => {} });
    game.letSpeak();
    expect(game.said).toEqual([{ by: 'bot', command: { type: 'bid', amount: 18, round: 1 } }]);
  });
});

/** What a person of this name may say now, picked by chance, or null when they leave it to the clock. */
function anyAnswer(state: StandardState, name: string, randomIndex: RandomIndex): StandardCommand | null {
  const { overlay } = shownTo({ person: { ...ANN, id: name } }, state);
  const { bid, bet, actions, choice, dealerActions } = overlay;
  if (bid?.bidOff === null && randomIndex(2) === 0) {
    return { type: 'bid', amount: Math.min(bid.most, bid.least + randomIndex(30)) };
  }
  if (bet?.placed === null) return { type: 'bet', amount: Math.min(bet.most, bet.least + 2 * randomIndex(40)) };
  if (actions !== null) {
    const legal = ACTIONS.filter((action) => actions[action].isLegal);
    return { type: 'act', action: legal[randomIndex(legal.length)] ?? 'stand' };
  }
  if (choice !== null) return { type: choice, index: randomIndex(2) };
  return dealerActions.length > 0 ? { type: 'act', action: 'stand' } : null;
}

/**
 * Plays a game to its end, people before the house wherever both are asked. Ann resigns when she deals after the first round, so
 * that the Banker has to.
 */
function playOut({ run, letSpeak }: HousedGame, randomIndex: RandomIndex): void {
  while (run.state().phase.kind !== 'finished') {
    const { round, course, phase } = run.state();
    if (round > 1 && course?.dealer === 1 && phase.kind === 'round') run.say('ann', { type: 'resign' });
    const before = run.steps().length;
    for (const name of ['ann', 'ben']) {
      const command = anyAnswer(run.state(), name, randomIndex);
      if (command !== null) run.say(name, command);
    }
    letSpeak();
    if (run.steps().length === before) run.passTo(STANDARD_TABLE.deadline(run.state()) ?? run.now());
  }
}

describe('whatever the house may not know', () => {
  const OPEN = ['bets', 'cards in front', 'face-down cards'];
  const BLIND = ['bets', 'bids', 'cards in front', 'face-down cards'];

  it.each([
    ['free-will', 'open', OPEN, ['act']],
    ['free-will', 'blind', BLIND, ['act']],
    ['free-will-2-1', 'open', OPEN, ['act', 'reveal']],
    ['free-will-3-2-1', 'open', OPEN, ['act', 'discard', 'reveal']],
    ['free-will-3-2-1', 'blind', BLIND, ['act', 'discard', 'reveal']],
  ])('STD-205 changes none of its answers: %s, %s', (dealersRule, bidding, hidden, asDealer) => {
    const randomIndex = seededIndex(205);
    const secrets = new Set<string>();
    const answers = new Set<string>();
    const watch = (state: StandardState) => {
      for (const policy of HOUSE) {
        const other = redrawn(state, policy.person.id, randomIndex);
        const [known, instead] = [shownTo(policy, state), shownTo(policy, other)];
        const answer = policy.answer(known.view, known.overlay);
        expect(policy.answer(instead.view, instead.overlay)).toEqual(answer);
        if (answer === null) continue;
        answers.add(`${policy.person.id} ${answer.type}`);
        for (const secret of secretsThatDiffer(state, other)) secrets.add(secret);
      }
    };
    for (let seed = 1; seed <= 8; seed += 1) {
      playOut(
        housedGame({ dealersRule, bidding, rounds: 5 }, { seed, cards: 'A 10 5 K 9 9 2 8 8 A A 7 6 5', watch }),
        seededIndex(seed),
      );
    }
    expect([...secrets].sort()).toEqual(hidden);
    const inAuction = bidding === 'open' ? ['bid', 'skipRest'] : ['bid'];
    const asBot = [...new Set([...asDealer, 'bet', ...inAuction])].map((type) => `bot ${type}`);
    expect([...answers].sort()).toEqual([...asDealer.map((type) => `banker ${type}`), ...asBot].sort());
  });
});
