import { SettingRow } from '../felt/setting-row.tsx';
import { JOINING_WORDS } from '../tables/room/room-words.ts';
import { digitsOf } from '../tables/room/use-passcode-form.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { OFFERED_JOININGS } from './joining-draft.ts';
import styles from './setup-form.module.css';
import type { Setup } from './use-setup.ts';

const OPTIONS = OFFERED_JOININGS.map((value) => ({ value, label: JOINING_WORDS[value] }));

/** For a guest's game that nobody can join. */
function NobodyJoins() {
  return (
    <div className={styles.section}>
      <SettingRow
        label="Joining"
        isDimmed
        tip="Guests play this game alone against the bot. With an account you can let others in. Everybody can always watch."
      >
        <SelectField label="Joining" options={OPTIONS} value="open" onChange={() => undefined} isOff />
      </SettingRow>
    </div>
  );
}

/** Who may come in: the last setting of every table. */
export function JoiningSetting({ setup: { joining, faults, letIn, isAlone } }: { setup: Setup }) {
  if (isAlone) return <NobodyJoins />;
  return (
    <div className={styles.section}>
      <SettingRow
        label="Joining"
        tip={
          <>
            <p>
              <strong>Open.</strong> Whoever likes comes in. So it is unless you choose.
            </p>
            <p>
              <strong>Host approval.</strong> People ask, and you let them in or turn them away.
            </p>
            <p>
              <strong>4-digit passcode.</strong> Whoever knows the four digits comes in.
            </p>
            <p>Everybody can always watch.</p>
          </>
        }
      >
        <SelectField
          label="Joining"
          options={OPTIONS}
          value={joining.joining}
          onChange={(value) => letIn({ joining: value })}
        />
      </SettingRow>
      {joining.joining === 'passcode' && (
        <SettingRow
          label="Passcode"
          tip="Four digits, 0000 to 9999. Tell them to those who may come in; nobody can look them up later."
        >
          <TextField
            label="Passcode, four digits"
            kind="amount"
            value={joining.passcode}
            maxLength={4}
            autoComplete="off"
            placeholder="0000"
            error={faults.passcode}
            onChange={(typed) => letIn({ passcode: digitsOf(typed) })}
          />
        </SettingRow>
      )}
    </div>
  );
}
