import { HOUSE, leastBet, shoeSize } from '@upcard/core';
import { grouped } from '../grouped.ts';
import type { RulesPage } from '../rules-page.ts';
import { BANK_PER_SEAT, CLOSES_AFTER, SEAT_CHIPS, SEATS } from './state.ts';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const word = (count: number): string => NUMBER_WORDS[count] ?? String(count);
const seconds = (ms: number | null): string => `${(ms ?? 0) / 1_000} seconds`;

const amounts = HOUSE.bets.kind === 'ladder' ? HOUSE.bets.amounts : [];
const ladder = `${amounts.slice(0, -1).join(', ')} or ${amounts.at(-1)}`;
const least = leastBet(HOUSE.bets);
const decks = word(Number(HOUSE.decks));
const reserve =
  HOUSE.reshuffle.kind === 'spots'
    ? `${HOUSE.reshuffle.perSpot} cards for each seat and ${HOUSE.reshuffle.more} more`
    : '';

/** The House table's rules in plain words. */
export const HOUSE_RULES: RulesPage = {
  title: 'The House table',
  lead: `Up to ${word(SEATS)} seats against the bank of the house, from one shoe of ${decks} decks. Break the bank before it takes your last chips.`,
  sections: [
    {
      title: 'What you are trying to do',
      points: [
        {
          covers: ['HSE-004'],
          text: 'Each of your hands plays against the dealer alone. It wins by finishing nearer to 21 than the dealer, or by still standing when the dealer goes over.',
        },
        {
          covers: ['HSE-005'],
          text: `Over the session the seats play to empty the house's bank. The house plays to bring every seat below ${least} chips, the least that can be bet.`,
        },
        {
          covers: ['HSE-002', 'HSE-008'],
          text: `Everybody is dealt from the same shoe of ${shoeSize(HOUSE)} cards, which you see being mixed. Seats never play against one another, and there is no common pot to pay into: you bet for yourself, then hit, stand, double or split.`,
        },
        {
          covers: ['HSE-001', 'HSE-003'],
          text: `Anything from one to ${word(SEATS)} seats makes a full game. You can play all by yourself, or hold several seats.`,
        },
      ],
    },
    {
      title: 'Chips and bets',
      points: [
        {
          covers: ['HSE-006', 'HSE-007'],
          text: `A seat starts with ${SEAT_CHIPS} chips. The bank starts with ${grouped(BANK_PER_SEAT)} for every seat taken before the first deal, and is the same bank for all until the end.`,
        },
        {
          covers: ['HSE-010', 'HSE-011', 'HSE-013'],
          text: `A bet is ${ladder} chips, one a seat and round, as far as the seat's chips reach. Betting takes ${seconds(HOUSE.clocks.betting)} at most; a seat that has not bet by then sits the round out.`,
        },
        { covers: [], text: `A seat with fewer than ${least} chips can bet no more and watches.` },
      ],
    },
    {
      title: 'What cards count',
      points: [
        {
          covers: ['HSE-012'],
          text: 'An Ace is 11 as long as that keeps the hand at 21 or less, and 1 otherwise. Kings, Queens and Jacks are 10, the rest what is printed on them.',
        },
        {
          covers: ['HSE-015'],
          text: 'An Ace with a ten-valued card as the first two cards is a natural, also called blackjack. It needs no further action.',
        },
      ],
    },
    {
      title: 'A round',
      points: [
        {
          covers: ['HSE-014'],
          text: 'Cards come one at a time: one to every hand, one face up to the dealer, a second to every hand, and the hole card face down to the dealer.',
        },
        {
          covers: ['HSE-016', 'HSE-017', 'HSE-018'],
          text: 'Before anybody acts the dealer looks at the hole card, whatever the card beside it. With a natural it is turned at once and the round is over: every hand loses but a natural, which gets its bet back. So no chips are ever added against a dealer who already has it.',
        },
        {
          covers: ['HSE-019'],
          text: `Then the hands act in the order of the seats. Each decision has a clock of ${seconds(HOUSE.clocks.action)}, which starts again with every action; when it runs out, the hand stands.`,
        },
        {
          covers: ['HSE-020', 'HSE-021'],
          text: 'Hit takes a card. Over 21 the hand is bust and lost, whatever the dealer draws later. At 21 the turn is over by itself.',
        },
        { covers: ['HSE-022'], text: 'Stand keeps what you have.' },
        {
          covers: ['HSE-023', 'HSE-034'],
          text: 'Double adds a second bet of the same size, takes one card and stands. Any hand of two cards may be doubled, a split one too, except split Aces.',
        },
        {
          covers: ['HSE-024', 'HSE-031'],
          text: 'Split makes two hands of two cards of the same value, each with the full bet. Both get their second card at once and are then played one after the other. They cannot be split again.',
        },
        { covers: ['HSE-032', 'HSE-033'], text: 'Split Aces get one card each and stand; they can never be doubled.' },
        {
          covers: ['HSE-025', 'HSE-030', 'HSE-026'],
          text: 'At the end the hole card is turned. The dealer draws up to 16 and stands on 17 and more, a soft 17 included, and draws nothing when every hand is bust.',
        },
      ],
    },
    {
      title: 'Being paid',
      points: [
        {
          covers: ['HSE-027', 'HSE-028'],
          text: 'A win pays as much as the bet. On a tie the bet comes back. A loss goes to the bank.',
        },
        {
          covers: ['HSE-036'],
          text: `A natural pays ${HOUSE.naturalPays.replace(':', ' to ')}, rounded down to a whole chip. Against a dealer natural it is a tie.`,
        },
        { covers: ['HSE-035'], text: '21 on a hand made by a split is an ordinary 21 and pays one to one.' },
        {
          covers: ['HSE-029'],
          text: `The result stays until somebody seated presses Next hand, for ${seconds(HOUSE.clocks.result)} at most.`,
        },
        {
          covers: ['HSE-037', 'HSE-038'],
          text: 'There is no insurance, no even money, no surrender, no second split, no side bet and no help with counting. Some of it may come one day.',
        },
      ],
    },
    {
      title: 'The shoe',
      points: [
        {
          covers: ['HSE-009', 'HSE-044'],
          text: `When fewer cards are left than ${reserve} (never more than half the shoe), the whole shoe is mixed before the next bets. That is announced, takes ${seconds(HOUSE.clocks.shuffle)}, and nobody can bet meanwhile. It never happens during a hand.`,
        },
      ],
    },
    {
      title: 'The hole card stays on the server',
      points: [
        {
          covers: ['HSE-039'],
          text: 'The hole card lies face down until the dealer has a natural or every hand has finished.',
        },
        {
          covers: ['HSE-040', 'HSE-041'],
          text: 'A blackjack game that runs on your own device has to know every card, the face-down one included, so a curious player could look it up there. Here several people share a table, so that would not do: the hole card and the order of the shoe stay on the server, and your browser is told a card when it is turned and not before. Nothing in any message, in its size or in its timing gives it away.',
        },
      ],
    },
    {
      title: 'How a session ends',
      points: [
        {
          covers: ['HSE-042'],
          text: `The bank is broken when it holds nothing. Every seat that then has ${least} chips or more has won. A bank that cannot pay all that a round has won returns every stake and pays the profits in proportion, in whole chips, the odd ones in the order of the seats.`,
        },
        { covers: ['HSE-043'], text: `The house has won when no seat has ${least} chips left.` },
        {
          covers: [],
          text: `A seat can be given up between rounds; its chips leave with it and the bank stays as it is. When nobody seated has been connected for ${CLOSES_AFTER / 60_000} minutes the table closes and open bets go back.`,
        },
      ],
    },
  ],
};
