import { type ReactNode, useCallback, useRef, useState } from 'react';
import { OnlySpoken } from '../ui/only-spoken.tsx';

/** A voice for people who listen. `say` waits its turn; `interrupt` does not, and is for "your turn" alone. */
export interface Announcer {
  readonly say: (text: string) => void;
  readonly interrupt: (text: string) => void;
  /** The regions: put them on the page once, and leave them there. */
  readonly regions: ReactNode;
  /** What was said last, for the text panel. */
  readonly last: string;
}

interface Said {
  readonly id: number;
  readonly text: string;
}

/** Makes the two live regions of a page. The same words twice are said twice. */
export function useAnnouncer(): Announcer {
  const count = useRef(0);
  const [polite, setPolite] = useState<Said>({ id: 0, text: '' });
  const [assertive, setAssertive] = useState<Said>({ id: 0, text: '' });
  const say = useCallback((text: string) => {
    if (text === '') return;
    count.current += 1;
    setPolite({ id: count.current, text });
  }, []);
  const interrupt = useCallback((text: string) => {
    count.current += 1;
    setAssertive({ id: count.current, text });
  }, []);
  const regions = (
    <OnlySpoken>
      <span role="status" aria-live="polite">
        <span key={polite.id}>{polite.text}</span>
      </span>
      <span role="alert" aria-live="assertive">
        <span key={assertive.id}>{assertive.text}</span>
      </span>
    </OnlySpoken>
  );
  return { say, interrupt, regions, last: polite.text };
}
