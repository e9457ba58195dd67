import { HOUSE, leastBet } from '@upcard/core';
import { BANK_PER_SEAT, SEAT_CHIPS, SEATS } from '@upcard/tables/house/state';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'wouter';
import { formatAmount } from '../felt/amount-text.ts';
import { SettingRow } from '../felt/setting-row.tsx';
import { GAMES, GameIcon, OPENS_LATER } from '../home/games.tsx';
import { useSession } from '../net/session.ts';
import { TextField } from '../ui/text-field.tsx';
import { JoiningSetting } from './joining-setting.tsx';
import { SettingControl } from './setting-control.tsx';
import { isOff } from './setup-draft.ts';
import styles from './setup-form.module.css';
import { OWN_KINDS, type OwnKind, SETUP_PLANS } from './setup-plan.ts';
import type { Setup } from './use-setup.ts';

function KindTiles({ setup: { kind: picked, pick } }: { setup: Setup }) {
  return (
    <fieldset className={styles.kinds} aria-label="Games">
      {OWN_KINDS.map((kind) => (
        <label key={kind} className={styles.tile} data-open={GAMES[kind].isOpen} data-picked={kind === picked}>
          <input
            type="radio"
            name="kind"
            className={styles.radio}
            checked={kind === picked}
            disabled={!GAMES[kind].isOpen}
            onChange={() => pick(kind)}
          />
          <GameIcon kind={kind} />
          {GAMES[kind].name}
          {!GAMES[kind].isOpen && <span className={styles.later}>{OPENS_LATER}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** The settings of a table that are set apart, or those that are not, in the order of its schema. */
function SettingRows({ setup, isAdvanced }: { setup: Setup; isAdvanced: boolean }) {
  return SETUP_PLANS[setup.kind].schema
    .filter((setting) => setting.isAdvanced === isAdvanced)
    .map((setting) => {
      const fixed = setup.fixed[setting.name];
      return (
        <SettingControl
          key={setting.name}
          setting={setting}
          value={(typeof fixed === 'number' ? String(fixed) : fixed) ?? setup.draft[setting.name] ?? ''}
          fault={setup.faults[setting.name]}
          standing={fixed !== undefined ? 'fixed' : isOff(setting, setup.draft) ? 'off' : 'open'}
          onChange={(value) => setup.change(setting.name, value)}
        />
      );
    });
}

function AdvancedSettings({ setup }: { setup: Setup }) {
  const advanced = SETUP_PLANS[setup.kind].schema.filter(({ isAdvanced }) => isAdvanced);
  if (advanced.length === 0) return null;
  const hasFault = advanced.some(({ name }) => setup.faults[name] !== undefined);
  return (
    <details className={styles.advanced} open={hasFault ? true : undefined}>
      <summary className={styles.summary}>
        Advanced settings
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </summary>
      <SettingRows setup={setup} isAdvanced />
    </details>
  );
}

function betRange(): string {
  const most = HOUSE.bets.kind === 'ladder' ? Math.max(...HOUSE.bets.amounts) : leastBet(HOUSE.bets);
  return `${formatAmount(leastBet(HOUSE.bets))} to ${formatAmount(most)}`;
}

const FACTS = [
  ['Seats', `1 to ${SEATS}`],
  ['Chips', `${formatAmount(SEAT_CHIPS)} a seat`],
  ['Bank', `${formatAmount(BANK_PER_SEAT)} a seat`],
  ['Bets', betRange()],
  ['Shoe', `${HOUSE.decks} decks`],
  ['Blackjack pays', HOUSE.naturalPays.replace(':', ' to ')],
] as const;

function Facts() {
  return (
    <dl className={styles.facts}>
      {FACTS.map(([about, fact]) => (
        <div key={about} className={styles.fact}>
          <dt>{about}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

const HOUSE_STARTS = 'Whoever opens a table takes a seat when they like; the game starts when they say so.';

const HOW_IT_STARTS: Readonly<Record<OwnKind, string>> = {
  standard: 'Everybody says that they are ready; the game starts when whoever opened it says so.',
  sandbox: HOUSE_STARTS,
  house: HOUSE_STARTS,
  european: HOUSE_STARTS,
};

/** Everything there is to say about a new table: the game, its name, its settings, and what is the same at every one. */
export function SetupForm({ setup }: { setup: Setup }) {
  const session = useSession();
  const unnamed = session.kind === 'person' ? `${session.person.name}’s table` : 'Named after you';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setup.open();
      }}
    >
      <KindTiles setup={setup} />
      <SettingRow label="Name">
        <TextField
          label="Name of the table"
          value={setup.name}
          placeholder={unnamed}
          maxLength={40}
          autoComplete="off"
          onChange={setup.rename}
        />
      </SettingRow>
      <SettingRows setup={setup} isAdvanced={false} />
      <AdvancedSettings setup={setup} />
      {setup.kind === 'house' && <Facts />}
      <JoiningSetting setup={setup} />
      <p className={styles.more}>
        {HOW_IT_STARTS[setup.kind]} <Link href={`/rules/${setup.kind}`}>Read the rules</Link>
      </p>
      {/* The gold button stands outside, in the foot of panel or sheet; this one lets Enter do the same. */}
      <button type="submit" hidden />
    </form>
  );
}
