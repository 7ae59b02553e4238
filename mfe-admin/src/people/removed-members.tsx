import { useState } from 'react';
import type { RemovedMember } from '@otherfolk/shared/contract/member-admin';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { texts } from '../texts';
import styles from './people.module.css';

type Loaded =
  { state: 'closed' | 'loading' } | { state: 'failed'; reason: string } | { state: 'loaded'; removed: RemovedMember[] };

/** Lists the members whom admins have removed; they are asked for when somebody opens the list. */
export function RemovedMembers() {
  const { memberAdmin } = useShellContext();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'closed' });
  const attempt = async (call: () => Promise<RemovedMember[]>) => {
    try {
      setLoaded({ state: 'loaded', removed: await call() });
    } catch (error) {
      setLoaded({ state: 'failed', reason: messageOf(error) });
    }
  };
  const load = () => {
    setLoaded({ state: 'loading' });
    void attempt(async () => (await memberAdmin()).removed());
  };
  const letIn = (userId: string) =>
    void attempt(async () => {
      const admin = await memberAdmin();
      await admin.letIn(userId);
      return admin.removed();
    });
  return (
    <div className={styles.removed}>
      <button
        type="button"
        aria-expanded={loaded.state !== 'closed'}
        onClick={() => (loaded.state === 'closed' ? load() : setLoaded({ state: 'closed' }))}
      >
        {texts.people.removedMembers}
      </button>
      {loaded.state === 'loading' && <p>{texts.people.loading}</p>}
      {loaded.state === 'failed' && <p role="alert">{loaded.reason}</p>}
      {loaded.state === 'loaded' && loaded.removed.length === 0 && <p>{texts.people.nobodyRemoved}</p>}
      {loaded.state === 'loaded' && (
        <ul>
          {loaded.removed.map(({ userId, email }) => (
            <li key={userId}>
              <span>{email || userId}</span>
              <button
                type="button"
                aria-label={texts.people.letInAgainOf(email || userId)}
                onClick={() => letIn(userId)}
              >
                {texts.people.letInAgain}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
