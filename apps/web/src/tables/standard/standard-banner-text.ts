import type { StandardView } from '@upcard/tables';
import { formatAmount } from '../../felt/amount-text.ts';
import { closingText } from '../room/closing-text.ts';
import { thresholdOf } from '../room/room-scene.ts';
import { thresholdText } from '../room/threshold-text.ts';
import { nameOf, type StandardScene, spotOf } from './standard-scene.ts';
import { netWords } from './standard-words.ts';

/** What the banner over the felt says. `more` is left out where the banner is narrow. */
interface StandardBannerText {
  readonly tone: 'waiting' | 'turn';
  readonly title: string;
  readonly detail: string;
  readonly more: string;
  /** Words before the clock. */
  readonly clockPrefix: string;
}

const plain = (title: string, detail = '', more = ''): StandardBannerText => ({
  tone: 'waiting',
  title,
  detail,
  more,
  clockPrefix: '',
});

const yours = (detail: string): StandardBannerText => ({ ...plain('Your turn', detail), tone: 'turn' });

function waitingText(scene: StandardScene): StandardBannerText {
  const { view, overlay, room } = scene;
  const threshold = thresholdOf(scene);
  if (threshold !== null) {
    const { title, detail } = thresholdText(threshold, scene);
    return plain(title, '', detail);
  }
  if (overlay.startOff === null) return plain('Ready when you are', '', 'You start the game');
  const count = `${view.ready.length} ready`;
  if (overlay.startOff === 'too-few-ready') return plain('Gathering', count, '. You start the game.');
  return plain('Gathering', count, `. ${room.host.name} starts the game.`);
}

function openText({ view, overlay }: StandardScene): StandardBannerText {
  const leading = view.auction?.leading ?? null;
  const mayAnswer = overlay.bid !== null && overlay.bid.bidOff === null;
  if (leading === null) return plain('Dealer auction', 'No bid yet', mayAnswer ? '. Open it, or skip.' : '');
  const amount = formatAmount(leading.amount);
  if (overlay.number === leading.by) return plain('Dealer auction', `You lead with ${amount}`, '.');
  return plain(
    'Dealer auction',
    `${nameOf(view, leading.by)} leads with ${amount}`,
    mayAnswer ? '. Raise, or skip.' : '.',
  );
}

function blindText({ view, overlay }: StandardScene): StandardBannerText {
  const standings = view.auction?.standings ?? [];
  const answered = standings.filter(({ standing }) => standing === 'answered').length;
  const state = `${answered} of ${standings.length} sealed`;
  const mayAnswer = overlay.bid !== null && overlay.bid.bidOff === null;
  return plain('Dealer auction', state, mayAnswer ? '. Hand in one sealed bid, or skip.' : '');
}

function betsText({ view, overlay }: StandardScene): StandardBannerText {
  const dealer = view.dealer?.number ?? null;
  const betting = view.participants.filter(({ number, status }) => status === 'active' && number !== dealer);
  const state = `${view.betsIn.length} of ${betting.length} in`;
  return plain('Place your bets', state, overlay.bet?.placed === null ? '. Nobody sees yours before the deal.' : '');
}

/** The name of whoever deals; the Banker's where it does. */
function dealerName(view: StandardView): string {
  return nameOf(view, view.dealer?.number ?? null);
}

function choiceText({ view, overlay }: StandardScene): StandardBannerText {
  if (overlay.choice === 'discard') return yours('Throw one card away');
  if (overlay.choice === 'reveal') return yours('Choose the card to show');
  const what = view.phase === 'discard' ? 'throws a card away' : 'shows a card';
  return plain('No more bets', `${dealerName(view)} ${what}`);
}

function playText(scene: StandardScene): StandardBannerText {
  const { view, overlay } = scene;
  if (view.active === null) return plain('No more bets', 'The cards are out');
  const hands = spotOf(view, view.active.spot)?.hands.length ?? 1;
  const which = hands > 1 ? `Hand ${view.active.hand + 1} of ${hands}` : '';
  if (overlay.actions !== null) return yours(which);
  return plain(`${nameOf(view, view.active.spot)} to act`, which);
}

/** What the last round did to this person's coins, in words; nothing for whoever had no part in it. */
function ownRound({ view, overlay }: StandardScene): string {
  const { lastRound } = view;
  if (lastRound === null || overlay.number === null) return '';
  const own = lastRound.players.find(({ number }) => number === overlay.number);
  if (own !== undefined) return `You ${netWords(own.hands.reduce((sum, { result }) => sum + result.net, 0))}`;
  const dealt = lastRound.dealer === overlay.number && !lastRound.bankerTookOver;
  return dealt ? `You ${netWords(lastRound.earnings)} as Dealer` : '';
}

function endText({ view, room, overlay }: StandardScene): StandardBannerText {
  if (view.ending === 'closed' || room.closing !== null) return plain('Game over', closingText(room.closing));
  const most = Math.max(...view.participants.map(({ available }) => available));
  const [first, ...others] = view.participants.filter(({ available }) => available === most);
  if (first === undefined) return plain('Game over');
  if (others.length > 0) return plain('Game over', 'The first place is shared');
  return plain('Game over', first.number === overlay.number ? 'You have won' : `${first.person.name} has won`);
}

/** Says what goes on, in the words of the phase banner. */
export function standardBannerText(scene: StandardScene): StandardBannerText {
  const { view, overlay, room } = scene;
  if (room.isPaused) return plain('The table is paused', 'All coins are kept');
  switch (view.phase) {
    case 'waiting':
      return room.stage === 'over' ? endText(scene) : waitingText(scene);
    case 'auction':
      return view.options.bidding === 'open' ? openText(scene) : blindText(scene);
    case 'bets':
      return betsText(scene);
    case 'deal':
      return plain('No more bets', 'Dealing');
    case 'discard':
    case 'reveal':
      return choiceText(scene);
    case 'play':
      return playText(scene);
    case 'dealer':
      return overlay.dealerActions.length > 0 ? yours('You deal') : plain("Dealer's turn", dealerName(view));
    case 'break': {
      const isLast = view.round >= view.options.rounds;
      return { ...plain('Round over', ownRound(scene)), clockPrefix: isLast ? 'Result in' : 'Next in' };
    }
    case 'finished':
      return endText(scene);
  }
}
