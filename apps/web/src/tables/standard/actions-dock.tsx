import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The strip under the felt of a phone, as an element; null where there is none. */
export const ActionsDock = createContext<HTMLElement | null>(null);

/** The buttons of a form on the felt: in the dock of a phone, where they are always in sight and cover nothing, else in their place. */
export function DockedActions({ children }: { children: ReactNode }) {
  const dock = useContext(ActionsDock);
  return dock === null ? children : createPortal(children, dock);
}
