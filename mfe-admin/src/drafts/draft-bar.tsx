import { useMemo, useState } from 'react';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { wordedDifferences } from '../differences/worded-differences';
import type { Offer } from './draft';
import styles from './draft-bar.module.css';

interface DraftBarProps {
  offer: Offer;
  /** The text of the file as it is. */
  before: string;
  /** Drafts of the same file that come after this one. */
  further: number;
  onRestore: () => void;
  /** Rejects where the draft could not be removed. */
  onDiscard: () => Promise<void>;
}

/** Offers what an earlier visit left behind, without standing in the way. */
export function DraftBar({ offer, before, further, onRestore, onDiscard }: DraftBarProps) {
  const { draft, isOutdated, text } = offer;
  // Once is enough: an age that counts on distracts.
  const [age] = useState(() => ageInWords(Date.now() - draft.savedAt));
  const [isFailed, setFailed] = useState(false);
  const names = useNamesOfItems();
  const differences = useMemo(
    () => wordedDifferences({ path: draft.path, text, before: { text: before } }, names),
    [draft.path, text, before, names],
  );
  return (
    <section className={styles.bar} aria-label="Draft">
      <p>
        <span>{`There is a draft from ${age}.`}</span>
        {isOutdated && <span> The file has changed since: whatever the draft did not touch stays as it is now.</span>}
        {draft.isClaimed && <span> It was saved before drafts had owners, and may be another editor’s.</span>}
        {further > 0 && <span>{` ${further === 1 ? 'Another one comes' : `${further} others come`} after it.`}</span>}
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={onRestore}>
          Restore Draft
        </button>
        <button type="button" onClick={() => void onDiscard().catch(() => setFailed(true))}>
          Discard Draft
        </button>
      </div>
      {isFailed && <p role="alert">The draft could not be discarded. Try again.</p>}
      <details>
        <summary>{differences.length === 1 ? 'One difference' : `${differences.length} differences`}</summary>
        <dl>
          {differences.map(({ label, before: old, after: now }, at) => (
            <div key={at}>
              <dt>{label}</dt>
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
