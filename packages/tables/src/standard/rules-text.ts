import { FIRST_RATING, LEAST_RATING } from '../elo.ts';
import type { RulesPage } from '../rules-page.ts';
import { BOT_RATING } from './house-people.ts';
import { STANDARD_SETTINGS, standardOptions } from './settings.ts';

const initial = standardOptions(Object.fromEntries(STANDARD_SETTINGS.map(({ name, initial }) => [name, initial])));
const coins = (amount: number): string => amount.toLocaleString('en');
const tenths = (rating: number): string => coins(rating / 10);

/** The part of the Minimum bet, in percent, that the bot would pay for each opponent. */
const BOT_PERCENT = '9.076578207776 %';

/** The Standard rooms' rules in plain words. */
export const STANDARD_RULES: RulesPage = {
  title: 'Standard rooms',
  lead: 'A rated game among people. Before every round the dealer position is auctioned, whoever wins it deals as they please, and a common Bank collects and pays back.',
  sections: [
    {
      title: 'A room',
      points: [
        {
          covers: ['STD-001', 'STD-002', 'STD-003', 'STD-013', 'STD-014'],
          text: 'Registered people play rated games with as many others as come, and with one bot if they want it; with the bot one person who is ready is enough, without it two are needed. A guest can play too, alone against the bot and unrated: there the bot is always in and nobody can join.',
        },
        {
          covers: ['STD-005', 'STD-006', 'STD-008', 'STD-012'],
          text: `Whoever opens a room chooses the number of rounds (1 to 100, at first ${initial.rounds}), what everybody starts with (${coins(initial.startingCapital)} coins), an even Minimum bet (${coins(initial.minimumBet)} coins), Open or Blind bidding, the Dealer’s rule, the time for an answer (15, 30 or 60 seconds) and for the break (5, 10 or 30), the Minimum raise of Open bidding (1, 2, 5 or 10) and how many bids are shown afterwards.`,
        },
        {
          covers: ['STD-011', 'STD-017', 'STD-018'],
          text: 'A room is open to all, asks its host, or opens with a passcode of four digits. Watching is free for everybody in every room; guests can only watch.',
        },
        {
          covers: ['STD-015', 'STD-016'],
          text: 'All start with the same coins and an empty Bank. The game is over after its last round, or as soon as fewer than two are still in it.',
        },
      ],
    },
    {
      title: 'The auction for the dealer position',
      points: [
        {
          covers: ['STD-019', 'STD-020', 'STD-052'],
          text: 'Everybody still in may bid any whole number of coins they have, 0 as well, or skip. Bidding 0 is a real bid. Whoever wins deals this round and pays the bid into the Bank.',
        },
        {
          covers: ['STD-024', 'STD-025', 'STD-026', 'STD-031', 'STD-033'],
          text: 'In Open bidding all see the highest bid. The first may be 0, each later one must top it by the Minimum raise, and nobody outbids themselves. A bid starts the clock again and reopens the auction for those who had let the last one pass; who can’t pay the next bid is out of it. It ends when everybody but the leader has skipped or the clock has run out.',
        },
        {
          covers: ['STD-027', 'STD-028', 'STD-029', 'STD-030', 'STD-032'],
          text: 'There are two ways to skip. One lets the present leader have it and lasts until there is another bid or leader (before any bid: until somebody opens). The other is for the rest of the auction, and takes back earlier bids as well. When the leader resigns, the next best bid that still stands leads.',
        },
        {
          covers: ['STD-021', 'STD-022', 'STD-023', 'STD-056'],
          text: 'In Blind bidding everybody hands in one sealed bid or one skip, and no second thoughts. Nothing of it is shown to anybody before all are in; saying nothing counts as a skip.',
        },
        {
          covers: ['STD-050', 'STD-051'],
          text: 'The highest bid wins. Between equal bids a person comes before the bot, then the earlier one, then the lower rating at the start, then the order in the room.',
        },
        {
          covers: ['STD-034', 'STD-035'],
          text: `The bot knows what dealing is worth to it: ${BOT_PERCENT} of the Minimum bet for every opponent, rounded. It opens at 0, raises by the least there is up to that amount, and leaves; in Blind bidding it bids that amount.`,
        },
        {
          covers: ['STD-036', 'STD-064'],
          text: 'If all skip, the house’s Banker deals, with the Bank’s coins, and there are no bids to show.',
        },
        {
          covers: ['STD-057', 'STD-065'],
          text: 'Afterwards all bids can be looked up, or only the one that was paid, as the room was set up. The note beside the Dealer stays until the next auction.',
        },
        {
          covers: ['STD-053', 'STD-054', 'STD-055'],
          text: 'Then the whole Bank is divided equally among all who are in, the Dealer too, in whole coins. What can’t be divided stays in it.',
        },
      ],
    },
    {
      title: 'Bets',
      points: [
        {
          covers: ['STD-066'],
          text: 'Who is not dealing and has less than the Minimum bet is out, and what they have left goes to the Bank.',
        },
        {
          covers: ['STD-076', 'STD-078', 'STD-079', 'STD-080', 'STD-081'],
          text: 'All others are Players. Each puts a sealed, even bet on one hand, from the Minimum bet up to all they have. Nobody sees an amount, or a capital that has become smaller, before all bets are in. The clock bets the minimum for you, and so does the bot for itself.',
        },
        {
          covers: ['STD-082', 'STD-083', 'STD-084', 'STD-085', 'STD-086'],
          text: 'The smaller the bet, the earlier you act: a big bet buys a late position, in which you have seen how the others ended. Between equal bets the bot acts first, then whoever bet later, then the higher rating.',
        },
      ],
    },
    {
      title: 'The deal',
      points: [
        {
          covers: ['STD-087'],
          text: 'Free will: a card face up for each Player, one for the Dealer, a second for each Player, and one face down for the Dealer, which nobody knows before the Dealer’s turn.',
        },
        {
          covers: ['STD-088', 'STD-089'],
          text: 'Free will and 2-1: both of the Dealer’s cards lie face down. The Dealer alone looks at them and chooses the one to show.',
        },
        {
          covers: ['STD-090', 'STD-091'],
          text: 'Free will and 3-2-1: the Dealer gets three, throws one away in the open, and shows one of the two that are left.',
        },
        {
          covers: ['STD-092', 'STD-093', 'STD-112', 'STD-111'],
          text: 'Every choice and every hand has the same clock. Where it runs out, chance chooses a Dealer’s card, and a hand or the Dealer stands.',
        },
        {
          covers: [
            'STD-094',
            'STD-095',
            'STD-096',
            'STD-097',
            'STD-098',
            'STD-099',
            'STD-100',
            'STD-101',
            'STD-102',
            'STD-103',
            'STD-104',
          ],
          text: 'The bot and the Banker choose by rule. They keep an Ace with a ten-valued card, or else their Aces or tens with the best company; without either, the best pair of 16 or more, else the best of 11 or less, else the least of what lies between. Of the two they show the higher one.',
        },
        {
          covers: ['STD-105', 'STD-106', 'STD-107'],
          text: 'Every card is drawn anew from a full deck, so nothing can be counted. Once the up-card is set, a Dealer’s natural ends the round: naturals of Players are a tie, everything else is lost.',
        },
      ],
    },
    {
      title: 'Playing',
      points: [
        {
          covers: ['STD-110', 'STD-117', 'STD-118'],
          text: 'Players act one after another. Hit takes a card, Stand ends the hand; 21 ends it by itself.',
        },
        {
          covers: ['STD-119', 'STD-120', 'STD-121'],
          text: 'Double, on two cards, adds as much as the bet or all that is left if that is less, takes one card and stands.',
        },
        {
          covers: ['STD-122', 'STD-123', 'STD-124', 'STD-125', 'STD-126'],
          text: 'Split makes two hands of two cards of one rank, up to four. The new hand gets as much as the bet or what is left, even nothing: so a pair of eights against a 6 can be split with empty pockets. Split Aces get one card each, and 21 after a split is no natural.',
        },
        {
          covers: ['STD-127', 'STD-128'],
          text: 'Surrender, as the first thing on an unsplit hand, gives back half the bet. There is no insurance.',
        },
        {
          covers: ['STD-113', 'STD-114'],
          text: 'The bot plays the chart “Free will Blackjack” as it was when the room was opened. When it or the Banker deals, it takes whatever wins most on average against all wagers together, and stands when drawing is worth the same.',
        },
        {
          covers: ['STD-109'],
          text: 'After the Dealer’s turn a natural is called Blackjack and not 21.',
        },
      ],
    },
    {
      title: 'Being paid',
      points: [
        {
          covers: ['STD-144', 'STD-145', 'STD-146', 'STD-147'],
          text: 'A natural wins 3 for 2, any other win as much as the bet, a tie gives the bet back. A loss, a bust hand and one that was given up get nothing, a surrendered one half.',
        },
        {
          covers: ['STD-148', 'STD-149', 'STD-150', 'STD-151'],
          text: 'The Dealer first collects what was lost and then pays, from the own coins, then from the Bank, and what is still missing is created and counted as Generated. A Dealer with nothing left is out.',
        },
        {
          covers: ['STD-152', 'STD-153', 'STD-154'],
          text: 'At the end of each round, however it came, the Bank is divided once more among all who are in.',
        },
        {
          covers: ['STD-155', 'STD-159', 'STD-160', 'STD-168', 'STD-171'],
          text: 'The next round begins after the break, or as soon as everybody has agreed; the bot always does, and people do by themselves unless they switch that off. Whoever is out is not asked.',
        },
        {
          covers: ['STD-179', 'STD-184', 'STD-186', 'STD-191', 'STD-194', 'STD-196', 'STD-197', 'STD-198'],
          text: 'Dealer results keep for each round who won the auction, what was paid, all wagers, and what dealing brought in. Only the last round can be looked at card by card.',
        },
      ],
    },
    {
      title: 'Giving up',
      points: [
        {
          covers: ['STD-218', 'STD-219', 'STD-221'],
          text: 'Resigning forfeits what you have at stake and sends the rest to the Bank; if you were dealing, the Banker goes on with the same cards. Leaving the page, reloading or losing the connection is no resignation: the clock plays for you.',
        },
      ],
    },
    {
      title: 'Rating',
      points: [
        {
          covers: ['STD-206', 'STD-207', 'STD-208', 'STD-209'],
          text: 'What counts is your share of all coins at the end, an equal part of what is left in the Bank included, against the share that the ratings let expect: the same measure as in The Right Price. Everybody who was there at the start is counted.',
        },
        {
          covers: ['STD-210', 'STD-211', 'STD-212', 'STD-213'],
          text: `A game moves a rating by at most 40 points, never below ${tenths(LEAST_RATING)}, and what some win others lose, to the tenth. The bot always plays with ${tenths(BOT_RATING)}; what it would win or lose is shared among the people. New accounts start at ${tenths(FIRST_RATING)}. Guests’ games are not rated.`,
        },
      ],
    },
    {
      title: 'What stays on the server',
      points: [
        {
          covers: ['STD-222', 'STD-174'],
          text: 'Bids, bets, face-down cards, clocks, settlement and every coin are decided on the server, by its time. What is sealed is not sent to anybody, and nothing in any message gives it away.',
        },
        {
          covers: ['STD-199', 'STD-200', 'STD-201', 'STD-202', 'STD-204', 'STD-205'],
          text: 'Only on a server that runs in testing mode can a host put cards in front, before the start or in a break, and never once a round has begun. Nobody is shown them, and neither bot nor Banker knows of them.',
        },
      ],
    },
  ],
};
