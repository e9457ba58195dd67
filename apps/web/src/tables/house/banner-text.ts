import { SEATS } from '@upcard/tables/house/state';
import { handWords, totalWords } from '../hand-words.ts';
import { closingText } from '../room/closing-text.ts';
import { thresholdOf } from '../room/room-scene.ts';
import { activeHand, type HouseScene, isYourTurn, ownResults, seatOf, spotOf } from './house-scene.ts';
import { cardWords, chipsWords, seatName } from './house-words.ts';

/** What the banner over the table says. `more` is left out where the banner is narrow. */
export interface BannerText {
  readonly tone: 'waiting' | 'turn';
  readonly title: string;
  readonly detail: string;
  readonly more: string;
  /** Words before the clock. */
  readonly clockPrefix: string;
}

const plain = (title: string, detail = ''): BannerText => ({
  tone: 'waiting',
  title,
  detail,
  more: '',
  clockPrefix: '',
});

function waitingText(scene: HouseScene): BannerText {
  const { view, overlay } = scene;
  const taken = `${view.seats.length} of ${SEATS} seats taken`;
  const threshold = thresholdOf(scene);
  if (threshold === 'asked') return plain('Asked to join', `Waiting for ${scene.room.host.name}`);
  if (threshold !== null) return plain(`Waiting for ${view.opener.name} to deal`, taken);
  if (view.seats.length === 0) return plain('Seats are open', 'Take one to play');
  if (overlay.canStart) return plain('Ready when you are', taken);
  return plain(`Waiting for ${view.opener.name} to deal`, taken);
}

function betsText({ view }: HouseScene): BannerText {
  const able = view.seats.filter(({ status }) => status === 'bet' || status === 'choosing');
  return plain('Place your bets', `${able.filter(({ status }) => status === 'bet').length} of ${able.length} in`);
}

function upcardWords({ view }: HouseScene): string {
  const up = view.table?.dealer.cards.find((shown) => shown.kind === 'faceUp');
  return up?.kind === 'faceUp' ? ` against ${cardWords(up.card)}` : '';
}

function turnText(scene: HouseScene): BannerText {
  const { view } = scene;
  const hand = activeHand(view);
  if (view.active === null || hand === null) return plain("Dealer's turn");
  const count = spotOf(view, view.active.spot)?.hands.length ?? 1;
  const which = handWords(view.active.hand, count);
  const against = `${totalWords(hand.total)}${upcardWords(scene)}`;
  const seat = seatOf(view, view.active.spot);
  if (isYourTurn(scene)) {
    const place = scene.overlay.seats.length > 1 ? `Seat ${view.active.spot}` : '';
    const detail = [place, which ?? ''].filter((part) => part !== '').join(', ');
    const more = detail === '' ? against.replace(/^soft/, 'Soft') : `, ${against}`;
    return { tone: 'turn', title: 'Your turn', detail, more, clockPrefix: '' };
  }
  return plain(
    `${seat === null ? 'Somebody' : seatName(view, seat)} to act`,
    count > 1 ? `Hand ${view.active.hand + 1} of ${count}` : '',
  );
}

function roundOverDetail(scene: HouseScene): string {
  const results = ownResults(scene);
  if (results.length === 0) return scene.overlay.seats.length > 0 ? 'You sat this hand out' : '';
  const net = results.reduce((total, result) => total + result.net, 0);
  if (net === 0) return 'You came out even';
  return net > 0 ? `You won ${chipsWords(net)}` : `You lost ${chipsWords(-net)}`;
}

function endingText({ view, room }: HouseScene): BannerText {
  switch (view.ending?.kind) {
    case 'bankBroken':
      return plain('Session over', 'The bank is broken');
    case 'houseWins':
      return plain('Session over', 'The house wins');
    default:
      return plain('Session over', closingText(room.closing));
  }
}

/** Says what goes on, in the words of the phase banner. */
export function bannerText(scene: HouseScene): BannerText {
  if (scene.room.isPaused) {
    return plain(
      'The table is paused',
      scene.overlay.seats.length > 0 ? 'Your seat and bets are kept' : 'All bets are kept',
    );
  }
  switch (scene.view.phase) {
    case 'waiting':
      return waitingText(scene);
    case 'shuffle':
      return { ...plain('Shuffling', 'No bets now'), more: '. All cards go back in' };
    case 'bets':
      return betsText(scene);
    case 'play':
      if (scene.beat === 'dealing') return plain('No more bets', 'Dealing');
      if (scene.beat === 'handEnds') return plain('No more cards', 'This hand is done');
      return scene.beat === 'still' || scene.view.active !== null ? turnText(scene) : plain("Dealer's turn");
    case 'break':
      return { ...plain('Round over', roundOverDetail(scene)), clockPrefix: 'Next in' };
    case 'finished':
      return endingText(scene);
  }
}
