import { HOUSE } from '@upcard/core';
import { BANK_PER_SEAT, SEAT_CHIPS, SEATS } from '@upcard/tables/house/state';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { formatAmount } from '../felt/amount-text.ts';
import { GameIcon } from '../home/games.tsx';
import { requestJson } from '../net/http.ts';
import { enterAsGuest } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './open-table-panel.module.css';

/** Names longer than this do not fit the lobby. */
const LONGEST_NAME = 40;

const ladder = HOUSE.bets.kind === 'ladder' ? HOUSE.bets.amounts : [];

const FACTS: readonly (readonly [string, string])[] = [
  ['Seats', `1 to ${SEATS}`],
  ['Each seat begins with', `${formatAmount(SEAT_CHIPS)} chips`],
  ['The bank begins with', `${formatAmount(BANK_PER_SEAT)} for each seat`],
  ['Bets', ladder.map(formatAmount).join(', ')],
  ['Shoe', `${HOUSE.decks} decks`],
  ['Time to bet, and to act', `${(HOUSE.clocks.betting ?? 0) / 1000} s`],
];

type PanelState = { kind: 'ready' } | { kind: 'sent' } | { kind: 'failed'; text: string };

async function openTable(name: string): Promise<{ ok: true; id: string } | { ok: false; text: string }> {
  const entered = await enterAsGuest();
  if (!entered.ok) return { ok: false, text: entered.failure.text };
  const wanted = name.trim();
  const opened = await requestJson<{ id: string }>('/api/tables', {
    kind: 'house',
    settings: {},
    ...(wanted === '' ? {} : { name: wanted }),
  });
  return opened.ok ? { ok: true, id: opened.value.id } : { ok: false, text: opened.failure.text };
}

/** Opens a table and goes there. The House table has nothing to set but its name. */
export function OpenTablePanel() {
  const [name, setName] = useState('');
  const [state, setState] = useState<PanelState>({ kind: 'ready' });
  const [, navigate] = useLocation();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setState({ kind: 'sent' });
    const opened = await openTable(name);
    if (opened.ok) navigate(`/tables/${opened.id}`);
    else setState({ kind: 'failed', text: opened.text });
  };
  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)}>
      <p className={styles.kind}>
        <GameIcon kind="house" size={22} /> House
      </p>
      <div className={styles.field}>
        <span aria-hidden="true">Name</span>
        <TextField
          label="Name of the table"
          value={name}
          onChange={setName}
          placeholder="Made from yours"
          maxLength={LONGEST_NAME}
        />
      </div>
      <dl className={styles.facts}>
        {FACTS.map(([about, fact]) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {state.kind === 'failed' && (
        <p className={styles.error} role="alert">
          {state.text}
        </p>
      )}
      <Button type="submit" tone="main" size="large" isWide off={state.kind === 'sent' ? 'Sent' : undefined}>
        {state.kind === 'sent' ? 'Opening' : 'Open House table'}
      </Button>
    </form>
  );
}
