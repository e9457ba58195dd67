import type { LobbyTable } from '@upcard/protocol';
import { TABLE_KINDS } from '@upcard/tables/table';
import { useMemo } from 'react';
import { FilterChips } from '../felt/filter-chips.tsx';
import { GAMES } from '../home/games.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './filter-bar.module.css';
import { openTables, type Wanted } from './table-line.ts';

interface FilterBarProps {
  tables: readonly LobbyTable[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** Narrows the list to a game and to tables with a free seat. Games that cannot be played yet have no chip. */
export function FilterBar({ tables, wanted, onChange }: FilterBarProps) {
  const chips = useMemo(() => {
    const open = openTables(tables);
    const kinds = TABLE_KINDS.filter((kind) => GAMES[kind].isOpen).map((kind) => ({
      value: kind,
      label: GAMES[kind].name,
      count: open.filter((table) => table.kind === kind).length,
    }));
    return [{ value: 'all' as const, label: 'All', count: open.length }, ...kinds];
  }, [tables]);
  return (
    <div className={styles.bar}>
      <FilterChips
        label="Games"
        options={chips}
        value={wanted.kind}
        onChange={(kind) => onChange({ ...wanted, kind })}
      />
      <Switch
        label="Free seats only"
        isOn={wanted.onlyFree}
        onChange={(onlyFree) => onChange({ ...wanted, onlyFree })}
      />
    </div>
  );
}
