import { thresholdOf } from '../room/room-scene.ts';
import { thresholdText } from '../room/threshold-text.ts';
import { type HouseScene, ownResults, seatOf } from './house-scene.ts';
import { chipsWords, seatName } from './house-words.ts';

/** Why none of the actions may be taken now, in the few words under a button. */
export function waitingReason({ view, beat, room }: HouseScene): string {
  if (room.isPaused) return 'Table is paused';
  if (beat === 'dealing') return 'Dealing';
  if (beat === 'handEnds') return 'Hand is done';
  const asked = view.active === null ? null : seatOf(view, view.active.spot);
  return asked === null ? "Dealer's turn" : `${asked.person.name} to act`;
}

/** A headline and a quieter line for the dock. */
export interface DockText {
  readonly title: string;
  readonly detail: string;
}

function listed(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const last = unique.at(-1) ?? 'nobody';
  return unique.length < 2 ? last : `${unique.slice(0, -1).join(', ')} and ${last}`;
}

function waitingText(scene: HouseScene): DockText {
  const { view, overlay, room } = scene;
  const threshold = thresholdOf(scene);
  if (threshold !== null) return thresholdText(threshold, scene);
  const names = listed(view.seats.map(({ person }) => person.name));
  if (overlay.canStart) {
    const guests = room.members.filter(({ person }) => person.id !== scene.you.id);
    const ready = guests.filter(({ isReady }) => isReady).length;
    const marks =
      ready === 0
        ? `In: ${names}`
        : `${ready} of ${guests.length} ${guests.length === 1 ? 'other is' : 'others are'} ready`;
    return { title: 'Deal when everyone sits', detail: guests.length === 0 ? 'You alone are a complete game' : marks };
  }
  if (overlay.seats.length === 0) return { title: 'Take a seat to play', detail: 'Or watch from here' };
  const openerSits = view.seats.some(({ person }) => person.id === view.opener.id);
  return { title: openerSits ? `${view.opener.name} deals you in` : 'Waiting for the deal', detail: `In: ${names}` };
}

function betsText({ view, overlay }: HouseScene): DockText {
  const choosing = view.seats.filter(({ status }) => status === 'choosing').map((seat) => seatName(view, seat));
  const detail = choosing.length === 0 ? 'The cards come now' : `Waiting for ${listed(choosing)}`;
  if (overlay.seats.length === 0) return { title: 'You are watching', detail };
  const own = overlay.seats.flatMap((seat) => seatOf(view, seat) ?? []);
  const staked = own.reduce((total, { bet }) => total + bet, 0);
  if (staked > 0) return { title: `Your bet of ${chipsWords(staked)} is in`, detail };
  return own.every(({ status }) => status === 'sitsOut')
    ? { title: 'You sit out', detail: 'Your chips are under the least bet' }
    : { title: 'No bet from you', detail };
}

function breakText(scene: HouseScene): DockText {
  const { view, overlay, beat } = scene;
  if (overlay.seats.length > 0) {
    const net = ownResults(scene).reduce((total, result) => total + result.net, 0);
    const seats = overlay.seats.flatMap((seat) => seatOf(view, seat) ?? []);
    const chips = seats.reduce((total, seat) => total + seat.chips, 0);
    const result = net === 0 ? 'Even' : net > 0 ? `Won ${chipsWords(net)}` : `Lost ${chipsWords(-net)}`;
    const detail = beat === 'paying' ? 'The chips are on their way' : `You have ${chipsWords(chips)}`;
    return { title: ownResults(scene).length === 0 ? 'Round over' : result, detail };
  }
  const players = listed(view.seats.map(({ person }) => person.name));
  return { title: 'Round over', detail: `${players} may go on` };
}

/** What the dock says when there is nothing to choose from, or one thing only. */
export function dockText(scene: HouseScene): DockText {
  if (scene.room.isPaused) return { title: 'The table is paused', detail: 'It goes on where it stands' };
  switch (scene.view.phase) {
    case 'waiting':
      return waitingText(scene);
    case 'shuffle':
      return { title: 'Shuffling', detail: 'Bets open when the shoe is back' };
    case 'bets':
      return betsText(scene);
    case 'play':
      return { title: 'You are watching', detail: 'Seats are taken before the first deal of a session' };
    case 'break':
      return breakText(scene);
    case 'finished':
      return { title: 'The session is over', detail: 'Open a new table to play on' };
  }
}
