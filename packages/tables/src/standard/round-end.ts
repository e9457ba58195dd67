import { ratingChanges } from '../elo.ts';
import { distribute, eliminate, returnWagers, surrenderCapital } from './bank.ts';
import { type Course, withClock, withEvents } from './course.ts';
import { activeOnes, bankOf, capitalOf, generatedOf, participantOf } from './query.ts';
import type { RatingChange, StandardEnding, StandardState } from './state.ts';

/** How long a result stays at least where everybody continues by themselves and people look on, in milliseconds. */
const AUTO_CONTINUE_AFTER = 4_000;

/** Less than two active participants end a game. */
export function isDecided(state: Pick<StandardState, 'participants'>): boolean {
  return activeOnes(state).length < 2;
}

function ratingsAtEnd(state: StandardState, ending: StandardEnding): readonly RatingChange[] {
  if (!state.isRated || ending === 'closed') return [];
  return ratingChanges({
    participants: state.participants.map(({ number, kind, rating }) => ({
      number,
      isBot: kind === 'bot',
      rating: rating ?? 0,
      capital: capitalOf(state, number),
    })),
    bank: bankOf(state),
    generated: generatedOf(state),
    startingCapital: state.options.startingCapital,
  });
}

/** The game is over. */
export function finish(course: Course, ending: StandardEnding): Course {
  return withEvents(course, { type: 'gameFinished', ending, ratingChanges: ratingsAtEnd(course.state, ending) });
}

/** Opens the next round's auction. */
export function openAuction(course: Course, at: number): Course {
  const opened = withEvents(course, { type: 'auctionOpened', at });
  return withClock(opened, opened.state.options.actionTime, at);
}

/** Goes on as soon as everybody active has agreed. */
export function goOnWhenAgreed(course: Course, at: number): Course {
  const { phase } = course.state;
  if (phase.kind !== 'break') return course;
  const isAgreed = activeOnes(course.state).every(({ number }) => phase.agreed.includes(number));
  return isAgreed ? openAuction(course, at) : course;
}

/** Those who continue by themselves agree. */
export function agreeByThemselves(course: Course, at: number): Course {
  const { phase } = course.state;
  if (phase.kind !== 'break') return course;
  const who = activeOnes(course.state)
    .filter(({ number, autoContinue }) => autoContinue && !phase.agreed.includes(number))
    .map(({ number }) => number);
  const agreed = who.length > 0 ? withEvents(course, { type: 'agreed', who }) : course;
  return goOnWhenAgreed(withEvents(agreed, { type: 'autoAgreed' }), at);
}

function openBreak(course: Course, at: number): Course {
  const { options, isPaced } = course.state;
  const beat = Math.min(AUTO_CONTINUE_AFTER, options.roundBreak);
  const opened = withEvents(course, { type: 'breakBegan', autoAgreeAt: isPaced ? at + beat : null });
  const timed = withClock(opened, options.roundBreak, at);
  return isPaced ? timed : agreeByThemselves(timed, at);
}

/** Ends a round: the Bank is divided once more, and the game goes on after a break or is over. */
export function endRound(course: Course, at: number): Course {
  const ended = withEvents(distribute(course), { type: 'roundEnded' });
  if (isDecided(ended.state)) return finish(ended, 'one-left');
  if (ended.state.round >= ended.state.options.rounds) return finish(ended, 'rounds-played');
  return openBreak(ended, at);
}

/** Ends a round that can't be played on, because no more than one is left: open wagers of whoever is left go back. */
export function callOff(course: Course, at: number): Course {
  return endRound(returnWagers(course), at);
}

/** Ends a game in a break, when somebody's going leaves no more than one: what they brought to the Bank is divided as well. */
export function distributeAndFinish(course: Course): Course {
  return finish(withEvents(distribute(course), { type: 'capitalsChanged' }), 'one-left');
}

/** What a settled deal leads to. */
export function afterSettlement(course: Course, at: number): Course {
  const recorded = withEvents(course, { type: 'roundRecorded' });
  const { participants, course: round } = recorded.state;
  // Halves of surrendered hands may have come back to somebody who has resigned since.
  const gone = participants.filter(({ status }) => status !== 'active');
  const swept = surrenderCapital(recorded, gone, 'resignation');
  const dealer = round?.dealer ?? null;
  const isBroke = dealer !== null && capitalOf(swept.state, dealer) === 0;
  return endRound(isBroke ? eliminate(swept, [participantOf(swept.state, dealer)]) : swept, at);
}
