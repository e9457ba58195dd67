import type { Person } from '../table.ts';
import { type Answer, courseFrom, withEvents } from './course.ts';
import { BOT, BOT_RATING } from './house-people.ts';
import { openAuction } from './round-end.ts';
import type { Participant, StandardState } from './state.ts';

/** How many people have to be ready. */
export function peopleNeeded({ options }: StandardState): number {
  return options.includeBot ? 1 : 2;
}

function participant(
  number: number,
  { person, kind, rating }: Pick<Participant, 'person' | 'kind' | 'rating'>,
): Participant {
  return { number, person, kind, rating, status: 'active', autoContinue: true, lastBid: null, lastBet: null };
}

function allParticipants({ ready, options, ratings, isRated }: StandardState): readonly Participant[] {
  const people = ready.map((person, index) =>
    participant(index + 1, { person, kind: 'human', rating: isRated ? (ratings[person.id] ?? null) : null }),
  );
  const bot = participant(people.length + 1, { person: BOT, kind: 'bot', rating: isRated ? BOT_RATING : null });
  return options.includeBot ? [...people, bot] : people;
}

/** The host starts the game: whoever is ready takes part, with the bot where the room has it. */
export function start(state: StandardState, { id }: Person, at: number): Answer {
  if (state.phase.kind !== 'waiting') return 'wrong-phase';
  if (id !== state.host.id) return 'not-host';
  if (state.ready.length < peopleNeeded(state)) return 'too-few-ready';
  // Somebody has become ready since the server told the ratings: it will tell them again.
  if (state.isRated && state.ready.some((person) => state.ratings[person.id] === undefined)) return 'wrong-phase';
  const started = withEvents(courseFrom(state), { type: 'gameStarted', participants: allParticipants(state) });
  return openAuction(started, at);
}
