import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { TextField } from '../ui/text-field.tsx';
import styles from './search-field.module.css';

/** Finds a table by its name or by a person at it. With `takesFocus` it is ready to be written in as soon as it appears. */
export function SearchField({
  words,
  onChange,
  takesFocus = false,
}: {
  words: string;
  onChange: (words: string) => void;
  takesFocus?: boolean;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <search ref={place} className={styles.search}>
      <Search size={18} aria-hidden="true" />
      <TextField
        label="Search by table or person"
        kind="search"
        placeholder="Table or person"
        value={words}
        maxLength={60}
        autoComplete="off"
        onChange={onChange}
      />
    </search>
  );
}
