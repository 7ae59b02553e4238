import { useFrame, type MemberRecord } from '@otherfolk/shared/contract/frame-context';
import { MEMBER_FLAGS } from '@otherfolk/shared/domain/rights-in-words';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { useSession } from '@otherfolk/shared/session';
import { useCallback, useEffect, useState } from 'react';
import tables from '../ui/table.module.css';
import { findMembers } from './find-members';
import { MemberRow } from './member-row';
import styles from './people.module.css';
import { ViewAs } from './view-as';

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'loaded'; members: MemberRecord[]; next: string | undefined };

/** The members of the site: found, and given roles and flags. */
export function People() {
  const { memberAdmin } = useFrame();
  const session = useSession();
  const [search, setSearch] = useState('');
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const load = useCallback(
    async (before: MemberRecord[], after?: string) => {
      try {
        const { members, next } = await (await memberAdmin()).list(after);
        setLoaded({ state: 'loaded', members: [...before, ...members], next });
      } catch (error) {
        setLoaded({ state: 'failed', reason: (error as Error).message });
      }
    },
    [memberAdmin],
  );
  useEffect(() => void load([]), [load]);

  const change = async (member: MemberRecord, rights: Viewer) => {
    await (await memberAdmin()).setRights(member.userId, rights);
    setLoaded((before) => {
      if (before.state !== 'loaded') return before;
      const members = before.members.map((each) => (each.userId === member.userId ? { ...each, ...rights } : each));
      return { ...before, members };
    });
  };

  const ownId = session.status === 'signed-in' ? session.userId : undefined;
  const found = loaded.state === 'loaded' ? findMembers(loaded.members, search) : [];
  return (
    <section className={styles.people} aria-labelledby="people">
      <h2 id="people">People</h2>
      <ViewAs />
      {loaded.state === 'loading' && <p>Loading...</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          {loaded.reason}{' '}
          <button
            type="button"
            onClick={() => {
              setLoaded({ state: 'loading' });
              void load([]);
            }}
          >
            Try again
          </button>
        </p>
      )}
      {loaded.state === 'loaded' && (
        <>
          <label className={styles.search}>
            Find a member
            <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </label>
          <p role="status">
            {found.length} {found.length === 1 ? 'member' : 'members'}
          </p>
          <div className={tables.scroll}>
            <table className={tables.quietHead}>
              <thead>
                <tr>
                  <th scope="col">Member</th>
                  <th scope="col">Role</th>
                  {MEMBER_FLAGS.map(({ flag, label }) => (
                    <th key={flag} scope="col">
                      {label}
                    </th>
                  ))}
                  <th scope="col">May see and do</th>
                  <th scope="col">
                    <span className="visually-hidden">State</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.map((member) => (
                  <MemberRow
                    key={member.userId}
                    member={member}
                    isOwn={member.userId === ownId}
                    onChange={(rights) => change(member, rights)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {loaded.next && (
            <button type="button" onClick={() => void load(loaded.members, loaded.next)}>
              Load more members
            </button>
          )}
        </>
      )}
    </section>
  );
}
