import { useMemo, useState } from 'react';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { wordedDifferences } from '../differences/worded-differences';
import { texts } from '../texts';
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
    <section className={styles.bar} aria-label={texts.drafts.draft}>
      <p>
        <span>{texts.drafts.draftFrom(age)}</span>
        {isOutdated && <span>{` ${texts.drafts.fileHasChanged}`}</span>}
        {draft.isClaimed && <span>{` ${texts.drafts.savedBeforeOwners}`}</span>}
        {further > 0 && <span>{` ${texts.drafts.furtherDrafts(further)}`}</span>}
      </p>
      <div className={styles.choices}>
        <button type="button" onClick={onRestore}>
          {texts.drafts.restoreDraft}
        </button>
        <button type="button" onClick={() => void onDiscard().catch(() => setFailed(true))}>
          {texts.drafts.discardDraft}
        </button>
      </div>
      {isFailed && <p role="alert">{texts.drafts.notDiscarded}</p>}
      <details>
        <summary>{texts.drafts.differences(differences.length)}</summary>
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
