import type { KeyboardEvent } from 'react';

/** For the `onKeyDown` of a button: however long Enter is held, it presses once. What comes next is asked anew, and often of the same button. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
