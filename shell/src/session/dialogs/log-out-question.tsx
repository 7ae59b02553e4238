import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { downloadZip } from '@otherfolk/shared/browser/download-zip';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { filesOfDrafts } from '@otherfolk/shared/drafts/draft-files';
import { removeDrafts } from '@otherfolk/shared/drafts/draft-store';
import { ageInWords, DRAFTS_ZIP, draftsInWords, sizeInWords } from '@otherfolk/shared/drafts/draft-words';
import { useSession } from '@otherfolk/shared/session';
import styles from './log-out-question.module.css';

const NOT_REMOVED = 'The drafts could not be removed from this browser. Try again, or keep them.';

interface ChoiceProps {
  label: string;
  onChoose: () => void;
  isDisabled: boolean;
  children: ReactNode;
}

function Choice({ label, onChoose, isDisabled, children }: ChoiceProps) {
  const id = useId();
  return (
    <li>
      <button type="button" aria-describedby={id} disabled={isDisabled} onClick={onChoose}>
        {label}
      </button>
      <p id={id}>{children}</p>
    </li>
  );
}

interface LogOutQuestionProps {
  drafts: readonly Draft[];
  /** Says once whether the member logs out. */
  onSettled: (isLeaving: boolean) => void;
}

/** The question about a member's drafts on this device when he or she logs out. */
export function LogOutQuestion({ drafts, onSettled }: LogOutQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  const [now] = useState(() => Date.now());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const heading = useId();
  const isSignedOut = useSession().status === 'signed-out';

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // Another tab or the service has ended the session: there is nothing left to ask.
    if (isSignedOut) dialog.current?.close();
  }, [isSignedOut]);

  const leave = () => {
    isLeaving.current = true;
    dialog.current?.close();
  };
  const leaveAfter = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      leave();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const discard = async () => {
    await removeDrafts(drafts).catch((cause: unknown) => {
      throw new Error(NOT_REMOVED, { cause });
    });
  };
  const takeAlong = async () => {
    try {
      downloadZip(DRAFTS_ZIP, filesOfDrafts(drafts));
    } catch (cause) {
      throw new Error('The zip could not be made. Nothing was removed: try again, or keep the drafts.', { cause });
    }
    await discard();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={() => onSettled(isLeaving.current)}
    >
      <h2 id={heading}>Log Out</h2>
      <p>
        {`This browser holds ${draftsInWords(drafts.length)} of yours. What should become of ${drafts.length === 1 ? 'it' : 'them'}?`}
      </p>
      <ul className={styles.drafts}>
        {drafts.map(({ path, file, tab, savedAt, text }) => (
          <li key={`${file} ${tab}`}>
            <span>{`${path} `}</span>
            <span>{`${ageInWords(now - savedAt)}, ${sizeInWords(text)}`}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.choices}>
        <Choice label="Keep for me" isDisabled={isBusy} onChoose={leave}>
          Drafts stay in this browser and are offered to you alone. They are not encrypted: whoever uses this computer
          under the same user can read them.
        </Choice>
        <Choice label="Download" isDisabled={isBusy} onChoose={() => void leaveAfter(takeAlong)}>
          {`${DRAFTS_ZIP} goes to your downloads, and nothing stays in this browser.`}
        </Choice>
        <Choice label="Discard" isDisabled={isBusy} onChoose={() => void leaveAfter(discard)}>
          Nothing stays. This cannot be undone.
        </Choice>
        <Choice label="Cancel" isDisabled={isBusy} onChoose={() => dialog.current?.close()}>
          You stay logged in.
        </Choice>
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </dialog>
  );
}
