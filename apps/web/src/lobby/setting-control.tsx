import type { Setting } from '@upcard/tables';
import { formatAmount } from '../felt/amount-text.ts';
import { SettingRow } from '../felt/setting-row.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

/** More options than this, or longer words, go into a list that opens. */
const MOST_SEGMENTS = 4;
const MOST_LETTERS = 16;

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** `off`: it means nothing as the others stand. `fixed`: it has its one value for this person. */
export type SettingStanding = 'open' | 'off' | 'fixed';

interface SettingControlProps {
  setting: Setting;
  /** What stands in the field now. */
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  fault: string | undefined;
  standing?: SettingStanding;
}

function Choice({
  setting,
  value,
  onChange,
  standing,
}: Omit<SettingControlProps, 'setting' | 'fault'> & { setting: Setting & { kind: 'choice' } }) {
  const options = setting.options.map((option) => ({ value: String(option.value), label: option.label }));
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  const way = { label: setting.label, options, value: String(value), onChange };
  const canBeOff = setting.offWhen !== null;
  return options.length <= MOST_SEGMENTS && letters <= MOST_LETTERS && !canBeOff ? (
    <Segmented {...way} isFixed={standing !== 'open'} />
  ) : (
    <SelectField {...way} isOff={standing !== 'open'} />
  );
}

function Control({ setting, value, onChange, fault, standing = 'open' }: SettingControlProps) {
  switch (setting.kind) {
    case 'switch':
      return (
        <Segmented
          label={setting.label}
          options={YES_NO}
          value={value === true ? 'yes' : 'no'}
          onChange={(answer) => onChange(answer === 'yes')}
          isFixed={standing === 'fixed'}
        />
      );
    case 'number':
      return (
        <TextField
          label={setting.label}
          kind="amount"
          value={String(value)}
          onChange={onChange}
          error={fault}
          maxLength={18}
        />
      );
    case 'choice':
      return <Choice setting={setting} value={value} onChange={onChange} standing={standing} />;
  }
}

/** What may be chosen and what it is unless somebody chooses, where the control itself does not show it. */
function rangeWords(setting: Setting): string {
  switch (setting.kind) {
    case 'switch':
      return `${setting.initial ? 'Yes' : 'No'} unless you choose.`;
    case 'choice': {
      const first = setting.options.find(({ value }) => value === setting.initial);
      return first === undefined ? '' : `${first.label} unless you choose.`;
    }
    case 'number':
      return `${formatAmount(setting.least)} to ${formatAmount(setting.most)}; ${formatAmount(setting.initial)} unless you choose.`;
  }
}

/** One setting of a new table as a row, made from what the table says about it. */
export function SettingControl(props: SettingControlProps) {
  const { setting, standing = 'open' } = props;
  const { label, tooltip } = setting;
  const tip = (
    <>
      {tooltip?.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{standing === 'fixed' ? 'It is so in every game of a guest.' : rangeWords(setting)}</p>
    </>
  );
  return (
    <SettingRow label={label} tip={tip} isDimmed={standing !== 'open'}>
      <Control {...props} />
    </SettingRow>
  );
}
