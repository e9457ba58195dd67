import type { GameKind, ViewMessageOf } from '@upcard/protocol';
import type { Person } from '@upcard/tables';
import type { ScenarioHost } from './scenario-run.ts';

/** Somebody who looks at a table, by the name that a scenario gives them. */
interface Viewer {
  readonly name: string;
  readonly person: Pick<Person, 'id'>;
}

/** What every viewer's client would be sent if it came now, by their name. */
export type SentViews<Kind extends GameKind> = Readonly<Record<string, ViewMessageOf<Kind>>>;

/** Nobody has this id: what somebody may know whom the table has never seen. */
const SPECTATOR: Viewer = { name: 'spectator', person: { id: '' } };

/** The views of these people and of a spectator. */
export function sentViews<Kind extends GameKind>(
  host: ScenarioHost<Kind>,
  viewers: readonly Viewer[],
): SentViews<Kind> {
  const { seq, now, view, overlay } = host.frame();
  const sentTo = ({ person }: Viewer): ViewMessageOf<Kind> => {
    const own = overlay(person.id);
    return { seq, now, view: view.game, happenings: [], overlay: own.game, room: view.room, roomOverlay: own.room };
  };
  return Object.fromEntries([...viewers, SPECTATOR].map((viewer) => [viewer.name, sentTo(viewer)]));
}
