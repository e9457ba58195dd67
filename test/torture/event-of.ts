import type { HouseCommand, HouseRoomEvent, RoomCommand } from '@upcard/tables';

/** Whether these events are what such a command of this person's (by id) leads to. */
export function eventOf(
  command: HouseCommand | RoomCommand,
  person: string,
  events: readonly HouseRoomEvent[],
): boolean {
  const has = (fits: (event: HouseRoomEvent) => boolean): boolean => events.some(fits);
  const hasInRoom = (type: string, id: string): boolean =>
    has((event) => {
      if (event.type !== 'room' || event.event.type !== type) return false;
      const { event: told } = event;
      if (told.type === 'hostChanged') return told.host.id === id;
      if (!('person' in told)) return true;
      return (typeof told.person === 'string' ? told.person : told.person.id) === id;
    });
  switch (command.type) {
    case 'sit':
      return has((event) => event.type === 'seatTaken' && event.seat === command.seat && event.person.id === person);
    case 'leave':
      return has((event) => event.type === 'seatLeft' && event.seat === command.seat);
    case 'start':
      return has(({ type }) => type === 'sessionStarted');
    case 'bet':
      return has(
        (event) => event.type === 'betPlaced' && event.seat === command.seat && event.amount === command.amount,
      );
    case 'act':
      return has(({ type }) => type === 'round');
    case 'next':
      return has(({ type }) => type === 'betsOpened' || type === 'shuffleBegan' || type === 'sessionEnded');
    case 'join':
      return hasInRoom('joined', person) || hasInRoom('requested', person);
    case 'ready':
      return events.length === 0 || hasInRoom('readyChanged', person);
    case 'admit':
      return hasInRoom('joined', command.person);
    case 'turnAway':
      return hasInRoom('turnedAway', command.person);
    case 'remove':
      return hasInRoom('removed', command.person);
    case 'unblock':
      return hasInRoom('unblocked', command.person);
    case 'handOver':
      return hasInRoom('hostChanged', command.person);
    case 'closeRoom':
      return hasInRoom('closed', '');
    case 'leaveRoom':
      return hasInRoom('left', person);
  }
}
