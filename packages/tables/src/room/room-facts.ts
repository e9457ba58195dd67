import type { RoomFacts } from './query.ts';
import type { GameAsked } from './roomed-table.ts';
import type { RoomedState } from './state.ts';
import type { RoomStage } from './view.ts';

/** Where a room with its game is in its life. */
export function stageOf<Game>({ table }: Pick<GameAsked<Game>, 'table'>, { room, game }: RoomedState<Game>): RoomStage {
  return room.closing !== null ? 'over' : table.stage(game);
}

/** A room with what it has to know of its game now. */
export function factsOf<Game>(inner: GameAsked<Game>, state: RoomedState<Game>): RoomFacts {
  return {
    room: state.room,
    stage: stageOf(inner, state),
    memberLimit: inner.memberLimit,
    takesNewcomers: () => inner.table.takesNewcomers(state.game),
  };
}
