import { useState } from 'react';
import { differencesOf } from '../review/pending-file';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { ageInWords, type Draft } from './draft';
import styles from './draft-bar.module.css';

interface DraftBarProps {
  draft: Draft;
  /** Whether the file has changed since. */
  isOutdated: boolean;
  /** The file as it is, and as the draft would make it. */
  before: JsonRecord;
  after: JsonRecord;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit left behind, without standing in the way. */
export function DraftBar({ draft, isOutdated, before, after, onRestore, onDiscard }: DraftBarProps) {
  // Once is enough: an age that counts on distracts.
  const [age] = useState(() => ageInWords(Date.now() - draft.savedAt));
  const differences = differencesOf({ json: after, before: { text: '', json: before } });
  return (
    <section className={styles.bar} aria-label="Draft">
      <p>
        There is a draft from {age}.
        {isOutdated && ' The file has changed since: what the draft did not touch stays as the file has it now.'}
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={onRestore}>
          Restore Draft
        </button>
        <button type="button" onClick={onDiscard}>
          Discard Draft
        </button>
      </div>
      <details>
        <summary>{differences.length === 1 ? 'One difference' : `${differences.length} differences`}</summary>
        <dl>
          {differences.map(({ path, before: old, after: now }) => (
            <div key={path}>
              <dt>{path}</dt>
              <dd>
                <del>{old}</del> <ins>{now}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
