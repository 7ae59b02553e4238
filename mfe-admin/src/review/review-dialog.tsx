import { type RefObject, useRef, useState } from 'react';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { download } from '@otherfolk/shared/page/download';
import { Dialog } from '../ui/dialog';
import { canSaveIntoFolder, PartlySaved, type SavedTexts, saveIntoFolder } from './catalogue-folder';
import { loadZip } from './load-zip';
import { differencesOf, type PendingFile } from './pending-file';
import styles from './review-dialog.module.css';
import { isTaken, type TakenTexts } from './taken-files';

function Differences({ file }: { file: PendingFile }) {
  const differences = differencesOf(file);
  if (differences.length === 0) return <p>Nothing was edited.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>
              <del>{before}</del>
            </td>
            <td>
              <ins>{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReviewDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  files: readonly PendingFile[];
  /** How many fields are not yet what they should be. */
  problems: number;
  zipName: string;
  taken: TakenTexts;
  onTaken: (files: readonly PendingFile[]) => void;
}

/** Each at its place in the catalogue, so that the archive can be unpacked over it. */
const inPlace = (files: readonly PendingFile[]) => files.map(({ path, name, text }) => ({ path: path ?? name, text }));

/** What was edited, file by file, and the ways to take it along. */
export function ReviewDialog({ dialog, files, problems, zipName, taken, onTaken }: ReviewDialogProps) {
  const [message, setMessage] = useState<{ isError: boolean; text: string }>();
  const saved = useRef<SavedTexts>(new Map());
  const ofCatalogue = files.filter(({ path }) => path !== undefined);
  const take = async (these: readonly PendingFile[], work: () => Promise<string | undefined> | string) => {
    try {
      const text = await work();
      if (text === undefined) return;
      setMessage({ isError: false, text });
      onTaken(these);
    } catch (error) {
      setMessage({ isError: true, text: messageOf(error) });
      if (error instanceof PartlySaved) onTaken(error.saved);
    }
  };
  return (
    <Dialog dialog={dialog} title="Review and Download" className={styles.review}>
      {problems > 0 && (
        <p className={styles.warning}>
          {problems === 1 ? 'One field is' : `${problems} fields are`} not what the catalogue asks for. You can download
          all the same, and mend it later.
        </p>
      )}
      {files.map((file) => (
        <section key={file.name} aria-label={file.name}>
          <h3>{file.name}</h3>
          <Differences file={file} />
          <button
            type="button"
            onClick={() =>
              void take([file], () => {
                download(file.name, file.text);
                return `${file.name} is in your downloads.`;
              })
            }
          >
            Download {file.name}
          </button>
          <span className={styles.state}>
            {taken.has(file.name) && isTaken(file, taken) && 'Taken along.'}
            {!isTaken(file, taken) && 'Not taken along yet.'}
          </span>
        </section>
      ))}
      <footer>
        <button
          type="button"
          onClick={() =>
            void take(files, async () => {
              (await loadZip()).downloadZip(zipName, inPlace(files));
              return `${zipName} is in your downloads. Unpack it in the folder of the catalogue.`;
            })
          }
        >
          Download all as zip
        </button>
        {canSaveIntoFolder() && (
          <button
            type="button"
            onClick={() =>
              void take(ofCatalogue, async () => {
                const folder = await saveIntoFolder(ofCatalogue, saved.current);
                return folder === undefined ? undefined : `Saved into '${folder}'.`;
              })
            }
          >
            Save into folder
          </button>
        )}
        <p role="status" data-error={message?.isError || undefined}>
          {message?.text}
        </p>
      </footer>
    </Dialog>
  );
}
