import { HOUSE_SETTINGS } from '@upcard/tables/house/settings';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Outcome, requestJson } from '../net/http.ts';
import { enterAsGuest } from '../net/session.ts';
import { initialDraft, readDraft, type SetupDraft } from './setup-draft.ts';

/** The settings of a House table. */
export const SCHEMA = HOUSE_SETTINGS;

type Opening =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly text: string };

/** The table that is being set up, and its opening. */
export interface Setup {
  readonly name: string;
  readonly draft: SetupDraft;
  /** What is wrong, by setting; empty until opening was tried. */
  readonly faults: Readonly<Record<string, string>>;
  readonly opening: Opening;
  readonly rename: (name: string) => void;
  readonly change: (setting: string, value: string | boolean) => void;
  readonly open: () => void;
}

async function createTable(
  name: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Outcome<{ id: string }>> {
  const entered = await enterAsGuest();
  if (!entered.ok) return entered;
  return requestJson<{ id: string }>('/api/tables', { kind: 'house', ...(name === '' ? {} : { name }), settings });
}

/** Sets up a House table and, once the server has opened it, goes there. Whoever has no name yet becomes a guest. */
export function useSetup(): Setup {
  const [name, rename] = useState('');
  const [draft, setDraft] = useState<SetupDraft>(() => initialDraft(SCHEMA));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [opening, setOpening] = useState<Opening>({ kind: 'idle' });
  const [, navigate] = useLocation();
  const open = async (): Promise<void> => {
    if (opening.kind === 'asked') return;
    const reading = readDraft(SCHEMA, draft);
    setFaults(reading.ok ? {} : reading.faults);
    if (!reading.ok) return;
    setOpening({ kind: 'asked' });
    const created = await createTable(name.trim(), reading.settings);
    if (created.ok) navigate(`/tables/${created.value.id}`);
    else setOpening({ kind: 'refused', text: created.failure.text });
  };
  return {
    name,
    draft,
    faults,
    opening,
    rename,
    change: (setting, value) => setDraft({ ...draft, [setting]: value }),
    open: () => void open(),
  };
}
