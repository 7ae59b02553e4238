import { type RefObject, useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { ChangeSet } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { isNewImage } from '../images/new-images';
import { type CatalogueTarget, type Conflict, PartlyDelivered, SaveConflict } from '../targets/catalogue-target';
import { useIsReadOnly } from '../targets/use-targets';
import { reviewTexts } from '../texts/review';
import { Dialog } from '../ui/dialog';
import { ConflictList, type Resolution } from './conflict-list';
import type { DeliveredTexts } from './delivered-files';
import { Differences } from './differences';
import { FileDetails } from './file-details';
import { FileDownloads } from './file-downloads';
import { ImageChanges } from './image-changes';
import styles from './review-dialog.module.css';
import { TargetButtons } from './target-buttons';

interface ReviewDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  changes: ChangeSet;
  /** How many fields are not yet what they should be. */
  problems: number;
  targets: readonly CatalogueTarget[];
  delivered: DeliveredTexts;
  onDelivered: (files: readonly PendingFile[]) => void;
  /** The catalogue of this very site has them now. */
  onSaved: (files: readonly PendingFile[], message: string) => void;
  /** Decides about a file that somebody else has changed; `changes` follow. */
  onResolve: (conflict: Conflict, resolution: Resolution) => void;
  onClose: () => void;
}

/** The edits, file by file, and the ways to deliver it. */
export function ReviewDialog({
  dialog,
  title,
  changes,
  problems,
  targets,
  delivered,
  onDelivered,
  onSaved,
  onResolve,
  onClose,
}: ReviewDialogProps) {
  const [message, setMessage] = useState<{ isError: boolean; text: string }>();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isReadOnly = useIsReadOnly();
  const names = useNamesOfItems();
  const { files, images } = changes;

  async function deliver(target: CatalogueTarget): Promise<void> {
    setBusy(true);
    setConflicts([]);
    setMessage({ isError: false, text: 'Working…' });
    try {
      const result = await target.deliver(changes);
      setMessage(result && { isError: false, text: result.message });
      if (!result) return;
      onDelivered(files);
      if (result.isSaved) onSaved(files, result.message);
    } catch (error) {
      setMessage({ isError: true, text: messageOf(error) });
      if (error instanceof PartlyDelivered) onDelivered(error.delivered);
      if (error instanceof SaveConflict) setConflicts(error.conflicts);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      dialog={dialog}
      title={title}
      className={styles.review}
      onClose={() => {
        setConflicts([]);
        setMessage(undefined);
        onClose();
      }}
    >
      {problems > 0 && <p className={styles.warning}>{reviewTexts.fieldsNeedAttention(problems)}</p>}
      {isReadOnly && <p className={styles.warning}>{reviewTexts.folderNotWritable}</p>}
      <ConflictList
        conflicts={conflicts}
        files={files}
        onResolve={(conflict, resolution) => {
          setConflicts((before) => before.filter((each) => each !== conflict));
          setMessage({ isError: false, text: 'Check it once more, then save again.' });
          onResolve(conflict, resolution);
        }}
      />
      {files.map((file) => {
        const title = file.path === undefined ? file.name : titleOfFile(file.path, names, file.json);
        return (
          <section key={file.path ?? file.name} aria-label={title}>
            <h3>{title}</h3>
            {file.isRemoved ? <p>{reviewTexts.isRemoved}</p> : <Differences file={file} />}
            {file.path !== undefined && <FileDetails paths={[file.path]} />}
          </section>
        );
      })}
      <ImageChanges title={reviewTexts.newImages} images={images.filter(isNewImage)} />
      <ImageChanges title={reviewTexts.altTexts} images={images.filter((image) => !isNewImage(image))} />
      <footer>
        <TargetButtons
          targets={targets}
          isDisabled={isBusy}
          hasFailed={message?.isError ?? false}
          onDeliver={(target) => void deliver(target)}
        >
          <FileDownloads
            files={files}
            delivered={delivered}
            onDownload={(file) => {
              download(file.name, file.text);
              setMessage({ isError: false, text: `${file.name} is in your downloads.` });
              onDelivered([file]);
            }}
          />
        </TargetButtons>
        <p role="status" data-error={message?.isError || undefined}>
          {message?.text}
        </p>
      </footer>
    </Dialog>
  );
}
