import type { ReactNode } from 'react';
import { SettingRow } from '../felt/setting-row.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { setPreferences, usePreferences } from './preferences.ts';
import styles from './settings-sheet.module.css';

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

function Keys({ keys }: { keys: readonly KeyLine[] }) {
  return (
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
  );
}

/** How the table looks and sounds for this person. Every change counts at once. */
export default function SettingsSheet({ keys, onClose }: { keys: readonly KeyLine[]; onClose: () => void }) {
  const preferences = usePreferences();
  return (
    <Sheet title="Settings" isOpen onClose={onClose}>
      <div className={styles.rows}>
        <SettingRow label="Suit colours">
          <Segmented
            label="Suit colours"
            options={[
              { value: 'two', label: 'Two' },
              { value: 'four', label: 'Four' },
            ]}
            value={preferences.suits}
            onChange={(suits) => setPreferences({ suits })}
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
            value={preferences.speed}
            onChange={(speed) => setPreferences({ speed })}
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
            value={preferences.textSize}
            onChange={(textSize) => setPreferences({ textSize })}
          />
        </SettingRow>
        <SwitchRow label="Sound" isOn={preferences.hasSound} onChange={(hasSound) => setPreferences({ hasSound })} />
        <SettingRow label="Volume">
          <input
            type="range"
            className={styles.volume}
            aria-label="Volume"
            min={0}
            max={100}
            step={10}
            value={preferences.volume}
            onChange={(event) => setPreferences({ volume: event.target.valueAsNumber })}
          />
        </SettingRow>
        <SwitchRow
          label="Confirm each bet"
          tip="Off: a chip you pick is bet at once."
          isOn={preferences.confirmsBets}
          onChange={(confirmsBets) => setPreferences({ confirmsBets })}
        />
        <SwitchRow
          label="Notice when it is your turn"
          tip="A notice of your browser, only while this tab is hidden."
          isOn={preferences.notifiesTurn}
          onChange={(isOn) => void allowNotices(isOn)}
        />
        <SwitchRow
          label="Text mode"
          tip="The table in sentences, beside the picture. Screen readers hear what happens in either mode."
          isOn={preferences.textMode}
          onChange={(textMode) => setPreferences({ textMode })}
        />
        <SwitchRow label="Keys" isOn={preferences.hasKeys} onChange={(hasKeys) => setPreferences({ hasKeys })} />
      </div>
      {preferences.hasKeys && <Keys keys={keys} />}
    </Sheet>
  );
}
