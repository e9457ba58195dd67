import type { Settings } from '@upcard/tables';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Outcome, requestJson } from '../net/http.ts';
import { enterAsGuest, useSession } from '../net/session.ts';
import { INITIAL_JOINING, type JoiningDraft, joiningBody, passcodeFault } from './joining-draft.ts';
import { keepSetup, keptSetup } from './kept-setup.ts';
import { readDraft, type SetupDraft } from './setup-draft.ts';
import { isAloneAsGuest, type OwnKind, SETUP_PLANS } from './setup-plan.ts';

type Opening =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly text: string };

/** The table that is being set up, and its opening. */
export interface Setup {
  readonly kind: OwnKind;
  readonly pick: (kind: OwnKind) => void;
  readonly name: string;
  readonly draft: SetupDraft;
  readonly joining: JoiningDraft;
  /** Settings that this person cannot change, with their values. */
  readonly fixed: Settings;
  /** Whether nobody will be able to join. */
  readonly isAlone: boolean;
  /** What is wrong, by setting (`passcode` among them); empty until opening was tried. */
  readonly faults: Readonly<Record<string, string>>;
  readonly opening: Opening;
  readonly rename: (name: string) => void;
  readonly change: (setting: string, value: string | boolean) => void;
  readonly letIn: (change: Partial<JoiningDraft>) => void;
  readonly open: () => void;
}

async function createTable(body: Readonly<Record<string, unknown>>): Promise<Outcome<{ id: string }>> {
  const entered = await enterAsGuest();
  return entered.ok ? requestJson<{ id: string }>('/api/tables', body) : entered;
}

interface Fields {
  readonly kind: OwnKind;
  readonly draft: SetupDraft;
  readonly joining: JoiningDraft;
}

function fieldsOf(kind: OwnKind): Fields {
  const { draft, joining } = keptSetup(kind, SETUP_PLANS[kind].schema);
  return { kind, draft, joining: { ...INITIAL_JOINING, joining } };
}

function faultsOf({ kind, draft, joining }: Fields): Readonly<Record<string, string>> {
  const reading = readDraft(SETUP_PLANS[kind].schema, draft);
  const passcode = passcodeFault(joining);
  return { ...(reading.ok ? {} : reading.faults), ...(passcode === null ? {} : { passcode }) };
}

/** Sets up a table and, once the server has opened it, goes there. Whoever has no name yet becomes a guest. */
export function useSetup(): Setup {
  const [name, rename] = useState('');
  const [fields, setFields] = useState<Fields>(() => fieldsOf('house'));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [opening, setOpening] = useState<Opening>({ kind: 'idle' });
  const [, navigate] = useLocation();
  const { kind, draft, joining } = fields;
  const session = useSession();
  const isGuest = session.kind === 'nobody' || (session.kind === 'person' && session.standing === 'guest');
  const fixed = isGuest ? SETUP_PLANS[kind].forGuests : {};
  const isAlone = isGuest && isAloneAsGuest(kind);
  const open = async (): Promise<void> => {
    if (opening.kind === 'asked') return;
    const reading = readDraft(SETUP_PLANS[kind].schema, draft);
    const found = faultsOf(fields);
    setFaults(found);
    if (!reading.ok || Object.keys(found).length > 0) return;
    setOpening({ kind: 'asked' });
    const named = name.trim() === '' ? {} : { name: name.trim() };
    const created = await createTable({
      kind,
      ...named,
      settings: { ...reading.settings, ...fixed },
      ...(isAlone ? {} : joiningBody(joining)),
    });
    if (!created.ok) {
      setOpening({ kind: 'refused', text: created.failure.text });
      return;
    }
    keepSetup(kind, { draft, joining: joining.joining });
    navigate(`/tables/${created.value.id}`);
  };
  return {
    kind,
    name,
    draft,
    joining,
    fixed,
    isAlone,
    faults,
    opening,
    rename,
    pick: (next) => setFields(fieldsOf(next)),
    change: (setting, value) => setFields({ ...fields, draft: { ...draft, [setting]: value } }),
    letIn: (change) => setFields({ ...fields, joining: { ...joining, ...change } }),
    open: () => void open(),
  };
}
