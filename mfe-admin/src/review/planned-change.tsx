import { useState } from 'react';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { Plan } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { type CatalogueTarget, type Conflict, SaveConflict, type SavedChange } from '../targets/catalogue-target';
import { undoChange } from '../targets/server-target';
import { useTargets } from '../targets/use-targets';
import { texts } from '../texts';
import styles from './planned-change.module.css';
import { PlannedFiles } from './planned-files';
import { TargetButtons } from './target-buttons';

interface PlannedChangeProps {
  plan: Plan;
  /** The plan without the files at these paths. */
  planWithout: (leftOut: ReadonlySet<string>) => Plan;
  leftOut: ReadonlySet<string>;
  onLeaveOut: (path: string, isLeftOut: boolean) => void;
  /** Makes the plan anew of the files as they are now. */
  onReadAgain: () => void;
  /** The catalogue of this very site has them now. */
  onSaved: (files: readonly PendingFile[]) => void;
}

/** A change of many files: what it does to each, the ways to deliver it, and the way back. */
export function PlannedChange({ plan, planWithout, leftOut, onLeaveOut, onReadAgain, onSaved }: PlannedChangeProps) {
  const { catalogueServer } = useShellContext();
  const targets = useTargets('changes.zip');
  const names = useNamesOfItems();
  const [message, setMessage] = useState<{ isError: boolean; text: string }>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedChange>();

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setConflicts([]);
    setMessage({ isError: false, text: 'Working…' });
    try {
      await work();
    } catch (error) {
      setMessage({ isError: true, text: messageOf(error) });
      if (error instanceof SaveConflict) setConflicts(error.conflicts);
    } finally {
      setBusy(false);
    }
  }

  const deliver = (target: CatalogueTarget) =>
    attempt(async () => {
      const { summary, files, images = [], newImages = [] } = leftOut.size > 0 ? planWithout(leftOut) : plan;
      const result = await target.deliver({ summary, files, images: [...images, ...newImages] });
      setMessage(result && { isError: false, text: result.message });
      if (!result?.isSaved) return;
      setSaved(result.change);
      onSaved(files);
    });

  const undo = (server: NonNullable<typeof catalogueServer>, change: SavedChange) =>
    attempt(async () => {
      await undoChange(server, change);
      setSaved(undefined);
      setMessage({ isError: false, text: 'Undone: the catalogue is as it was before.' });
    });

  const titles = conflicts.map(({ path }) =>
    titleOfFile(path, names, plan.files.find((file) => file.path === path)?.json),
  );
  const isNothing = plan.files.length === 0 || ([...(plan.optional ?? [])].length === leftOut.size && leftOut.size > 0);
  return (
    <>
      {plan.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {plan.files.length === 0 && <p>{texts.review.nothingWouldChange}</p>}
      {conflicts.length > 0 && (
        <section className={styles.conflicts} aria-label={texts.review.conflicts}>
          <p>{texts.review.someoneChanged(titles.join(', '))}</p>
          <button type="button" data-primary onClick={onReadAgain}>
            {texts.review.readAgain}
          </button>
        </section>
      )}
      {plan.images?.map(({ from, path }) => (
        <p key={path}>{texts.review.becomes(from, path)}</p>
      ))}
      {plan.files.length > 0 && <PlannedFiles plan={plan} leftOut={leftOut} onLeaveOut={onLeaveOut} />}
      <footer>
        <TargetButtons
          targets={targets}
          hasFailed={message?.isError ?? false}
          isDisabled={isBusy || isNothing || saved !== undefined}
          onDeliver={(target) => void deliver(target)}
        />
        {saved && catalogueServer && (
          <button type="button" disabled={isBusy} onClick={() => void undo(catalogueServer, saved)}>
            {texts.review.undo}
          </button>
        )}
        <p role="status" data-error={message?.isError || undefined}>
          {message?.text}
        </p>
      </footer>
    </>
  );
}
