import { useEffect, useEffectEvent } from 'react';

/** Whether a key pressed there is meant for what has the focus: a field, a dialog, or Enter on a button or link. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null) return true;
  if (document.querySelector('[role="dialog"]') !== null) return true;
  return event.key === 'Enter' && target.closest('a, button, summary') !== null;
}

/** Listens to the keys of the table for as long as it is on the page. `read` tells what a key asks for, or null. */
export function useTableKeys<Intent>(
  isOn: boolean,
  read: (key: string) => Intent | null,
  onIntent: (intent: Intent) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || belongsElsewhere(event)) return;
    const intent = read(event.key);
    if (intent === null) return;
    event.preventDefault();
    onIntent(intent);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
