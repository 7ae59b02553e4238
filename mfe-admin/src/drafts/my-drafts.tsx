import { useState } from 'react';
import { Link } from 'react-router-dom';
import { download } from '@otherfolk/shared/browser/download';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { filesOfDrafts } from '@otherfolk/shared/drafts/draft-files';
import { ageInWords, DRAFTS_ZIP, draftsInWords, sizeInWords } from '@otherfolk/shared/drafts/draft-words';
import { loadZip } from '../targets/load-zip';
import { texts } from '../texts';
import { useAsk } from '../ui/use-ask';
import styles from './my-drafts.module.css';
import { type ListedDraft, useMyDrafts } from './use-my-drafts';
import { useOwner } from './use-owner';

/** One of an item that the catalogue did not have begins it anew where it still does not. */
const editorOf = ({ kind, file, baseText }: Draft) => {
  const id = file.slice(file.lastIndexOf('/') + 1);
  return editorPath(kind, id, baseText === '' ? id : undefined);
};

interface RowProps {
  listed: ListedDraft;
  age: string;
  onDiscard: () => void;
}

function Row({ listed: { draft, isOpen, newPath }, age, onDiscard }: RowProps) {
  const which = `${newPath ?? draft.path}, from ${age}`;
  return (
    <li>
      <div className={styles.which}>
        <Link to={editorOf(draft)}>{newPath ?? draft.path}</Link>
        <span>{`${age}, ${sizeInWords(draft.text)}`}</span>
        {newPath !== undefined && <span>{texts.drafts.typedFor(draft.path)}</span>}
        {draft.isClaimed && <span>{texts.drafts.savedBeforeOwners}</span>}
      </div>
      <button
        type="button"
        aria-label={texts.drafts.downloadOf(which)}
        onClick={() => download(draft.path.slice(draft.path.lastIndexOf('/') + 1), draft.text)}
      >
        {texts.drafts.download}
      </button>
      {isOpen ? (
        <span className={styles.open}>{texts.drafts.openInTab}</span>
      ) : (
        <button type="button" aria-label={texts.drafts.discardOf(which)} onClick={onDiscard}>
          {texts.drafts.discard}
        </button>
      )}
    </li>
  );
}

/** The list of a member's drafts on this device: to be opened, delivered, or cleared. */
export function MyDrafts() {
  const { listed, discard } = useMyDrafts(useOwner());
  const [problem, setProblem] = useState('');
  const { confirm, dialog } = useAsk();
  if (listed.state === 'loading') return <p role="status">{texts.drafts.lookingForDrafts}</p>;
  if (listed.state === 'failed') return <p role="alert">{texts.drafts.draftsUnreadable}</p>;

  const { drafts, at } = listed;
  const ageOf = ({ savedAt }: Draft) => ageInWords(at - savedAt);
  const all = drafts.map(({ draft }) => draft);
  const closed = drafts.filter(({ isOpen }) => !isOpen).map(({ draft }) => draft);
  const clear = async (these: readonly Draft[], question: string) => {
    const text = `${question} This cannot be undone.`;
    if (!(await confirm({ title: 'Discard Drafts', text, yes: 'Discard', no: 'Keep' }))) return;
    try {
      await discard(these);
      setProblem('');
    } catch {
      setProblem('Nothing was discarded: the browser refused. Try again.');
    }
  };
  const downloadAll = async () => {
    try {
      (await loadZip()).downloadZip(DRAFTS_ZIP, filesOfDrafts(all));
      setProblem('');
    } catch {
      setProblem('The zip could not be made: part of the site could not be loaded. Download them one by one.');
    }
  };
  return (
    <div className={styles.drafts}>
      <p>
        <span>{`${texts.drafts.draftsInBrowser(drafts.length, draftsInWords(drafts.length))} `}</span>
        <span>{texts.drafts.onlyYouAreOffered}</span>
      </p>
      {drafts.length > 0 && (
        <>
          <ul>
            {drafts.map((each) => (
              <Row
                key={`${each.draft.file} ${each.draft.tab}`}
                listed={each}
                age={ageOf(each.draft)}
                onDiscard={() =>
                  void clear(
                    [each.draft],
                    `Discard the draft of ${each.newPath ?? each.draft.path} from ${ageOf(each.draft)}?`,
                  )
                }
              />
            ))}
          </ul>
          <div className={styles.choices}>
            <button type="button" onClick={() => void downloadAll()}>
              {texts.drafts.downloadAllAsZip}
            </button>
            <button
              type="button"
              disabled={closed.length === 0}
              onClick={() =>
                void clear(
                  closed,
                  `Discard ${draftsInWords(closed.length)}${closed.length < all.length ? ' that no tab has open' : ''}?`,
                )
              }
            >
              {texts.drafts.discardAll}
            </button>
          </div>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      {dialog}
    </div>
  );
}
