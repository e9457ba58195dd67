import type { AdminPeople } from '@upcard/protocol';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './admin.module.css';
import { DeedPlace, useDeeds } from './deeds.tsx';
import { FetchedPlace, Notice } from './fetched-place.tsx';
import { Pager } from './pager.tsx';
import { PersonRow } from './person-row.tsx';
import { useFetched } from './use-fetched.ts';
import { type ListPlace, useListPlace } from './use-list-place.ts';

/** Whoever stops typing for so long wants to see what is found, in milliseconds. */
const PAUSE = 250;

/** What is being typed; it goes into the address when somebody pauses. */
function SearchField({ query, search }: Pick<ListPlace, 'query' | 'search'>) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const pause = setTimeout(() => {
      search(typed.trim());
      setTyped(null);
    }, PAUSE);
    return () => clearTimeout(pause);
  });
  return (
    <search className={styles.search}>
      <Search size={18} aria-hidden="true" />
      <TextField
        label="Search people by the beginning of their name"
        kind="search"
        placeholder="Beginning of a name"
        value={typed ?? query}
        maxLength={100}
        autoComplete="off"
        onChange={setTyped}
      />
    </search>
  );
}

function peoplePath({ query, page }: ListPlace): string {
  return `/api/admin/people?${new URLSearchParams({ query, page: `${page}` })}`;
}

/** Everybody, by name: who may come in, and what can be done about it. `own` is the id of who looks. */
export function PeopleSection({ own }: { own: string }) {
  const place = useListPlace();
  const { fetched, reload } = useFetched<AdminPeople>(peoplePath(place));
  const deeds = useDeeds(reload);
  const { query, page, search } = place;
  return (
    <>
      <SearchField query={query} search={search} />
      <DeedPlace deeds={deeds} />
      <FetchedPlace fetched={fetched} onRetry={reload}>
        {({ people, hasMore }) => (
          <>
            {people.length === 0 ? (
              <Notice what={query === '' ? 'There is nobody on this page' : 'Nobody’s name begins like this'}>
                <Button onPress={() => search('')}>Show everybody</Button>
              </Notice>
            ) : (
              <ul className={styles.list} aria-label="People">
                {people.map((person) => (
                  <PersonRow key={person.id} person={person} isYou={person.id === own} begin={deeds.begin} />
                ))}
              </ul>
            )}
            {(people.length > 0 || page > 0) && <Pager place={place} hasMore={hasMore} />}
          </>
        )}
      </FetchedPlace>
    </>
  );
}
