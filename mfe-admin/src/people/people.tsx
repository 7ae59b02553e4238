import { useState } from 'react';
import { texts } from '../texts';
import { findMembers } from './find-members';
import { MembersTable } from './members-table';
import styles from './people.module.css';
import { RemovedMembers } from './removed-members';
import { type Elsewhere, useFindElsewhere } from './use-find-elsewhere';
import { useMembers } from './use-members';
import { ViewAs } from './view-as';

const elsewhereInWords: Record<Elsewhere, string> = {
  idle: ' loaded so far; a search looks at all',
  busy: ', looking at those who are not loaded…',
  done: ', also of those who are not loaded, where the name or address begins so',
  failed: ' of those who are loaded; the others cannot be looked at right now',
};

const numberOf = (count: number) => `${count} ${count === 1 ? 'member' : 'members'}`;

/** The members of the site: found, given roles and flags, and removed. */
export function People() {
  const { loaded, find, loadMore, tryAgain, ...changes } = useMembers();
  const [search, setSearch] = useState('');
  const next = loaded.state === 'loaded' ? loaded.next : undefined;
  const elsewhere = useFindElsewhere(search, next !== undefined, find);
  const found = loaded.state === 'loaded' ? findMembers(loaded.members, search) : [];
  return (
    <section className={styles.people} aria-labelledby="people">
      <h2 id="people">{texts.people.people}</h2>
      <ViewAs />
      {loaded.state === 'loading' && <p>{texts.people.loading}</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          <span>{`${loaded.reason} `}</span>
          <button type="button" onClick={tryAgain}>
            {texts.people.tryAgain}
          </button>
        </p>
      )}
      {loaded.state === 'loaded' && (
        <>
          <label className={styles.search}>
            {texts.people.findMember}
            <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </label>
          <p role="status">{`${numberOf(found.length)}${next !== undefined ? elsewhereInWords[elsewhere] : ''}`}</p>
          <MembersTable members={found} {...changes} />
          {next !== undefined && (
            <button type="button" onClick={() => loadMore(next)}>
              {texts.people.loadMore}
            </button>
          )}
          <RemovedMembers />
        </>
      )}
    </section>
  );
}
