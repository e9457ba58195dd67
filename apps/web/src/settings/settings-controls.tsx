import type { ReactNode } from 'react';
import { SettingRow } from '../felt/setting-row.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import { setPreferences, usePreferences } from './preferences.ts';
import styles from './settings-controls.module.css';

/** One letter and what it does, for the list of keys. */
export interface KeyLine {
  readonly key: string;
  readonly does: string;
}

async function allowNotices(isOn: boolean): Promise<void> {
  if (!isOn) {
    setPreferences({ notifiesTurn: false });
    return;
  }
  const answer = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied';
  setPreferences({ notifiesTurn: answer === 'granted' });
}

function SwitchRow({
  label,
  isOn,
  onChange,
  tip,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  tip?: ReactNode;
}) {
  return (
    <SettingRow label={label} {...(tip === undefined ? {} : { tip })}>
      <Switch label={label} isOn={isOn} isLabelHidden onChange={onChange} />
    </SettingRow>
  );
}

/** How cards look and move, and how large words are. */
export function LookSettings() {
  const { suits, speed, textSize } = usePreferences();
  return (
    <div className={styles.rows}>
      <SettingRow label="Suit colours">
        <Segmented
          label="Suit colours"
          options={[
            { value: 'two', label: 'Two' },
            { value: 'four', label: 'Four' },
          ]}
          value={suits}
          onChange={(next) => setPreferences({ suits: next })}
        />
      </SettingRow>
      <SettingRow label="Motion">
        <Segmented
          label="Motion"
          options={[
            { value: 'quick', label: 'Quick' },
            { value: 'normal', label: 'Normal' },
            { value: 'calm', label: 'Calm' },
          ]}
          value={speed}
          onChange={(next) => setPreferences({ speed: next })}
        />
      </SettingRow>
      <SettingRow label="Text size">
        <Segmented
          label="Text size"
          options={[
            { value: 'normal', label: 'Normal' },
            { value: 'large', label: 'Large' },
            { value: 'largest', label: 'Largest' },
          ]}
          value={textSize}
          onChange={(next) => setPreferences({ textSize: next })}
        />
      </SettingRow>
    </div>
  );
}

/** What is to be heard. */
export function SoundSettings() {
  const { hasSound, volume } = usePreferences();
  return (
    <div className={styles.rows}>
      <SwitchRow label="Sound" isOn={hasSound} onChange={(next) => setPreferences({ hasSound: next })} />
      <SettingRow label="Volume">
        <input
          type="range"
          className={styles.volume}
          aria-label="Volume"
          min={0}
          max={100}
          step={10}
          value={volume}
          onChange={(event) => setPreferences({ volume: event.target.valueAsNumber })}
        />
      </SettingRow>
    </div>
  );
}

/** How one bets, is called and reads. */
export function PlaySettings() {
  const { confirmsBets, notifiesTurn, textMode } = usePreferences();
  return (
    <div className={styles.rows}>
      <SwitchRow
        label="Confirm each bet"
        tip="Off: a chip you pick is bet at once."
        isOn={confirmsBets}
        onChange={(next) => setPreferences({ confirmsBets: next })}
      />
      <SwitchRow
        label="Notice when it is your turn"
        tip="A notice of your browser, only while this tab is hidden."
        isOn={notifiesTurn}
        onChange={(isOn) => void allowNotices(isOn)}
      />
      <SwitchRow
        label="Text mode"
        tip="The table in sentences, beside the picture. Screen readers hear what happens in either mode."
        isOn={textMode}
        onChange={(next) => setPreferences({ textMode: next })}
      />
    </div>
  );
}

/** Whether keys play the game, and which do what. */
export function KeySettings({ keys }: { keys: readonly KeyLine[] }) {
  const { hasKeys } = usePreferences();
  return (
    <div className={styles.rows}>
      <SwitchRow label="Keys" isOn={hasKeys} onChange={(next) => setPreferences({ hasKeys: next })} />
      {hasKeys && (
        <dl className={styles.keys}>
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
