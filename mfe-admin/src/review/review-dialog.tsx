import { type RefObject, useRef, useState } from 'react';
import { canSaveIntoFolder, saveIntoFolder, type SavedTexts } from './catalogue-folder';
import { download, downloadZip } from './download';
import { differencesOf, type PendingFile } from './pending-file';
import styles from './review-dialog.module.css';

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
  onTaken: () => void;
}

/** What was edited, file by file, and the ways to take it along. */
export function ReviewDialog({ dialog, files, problems, zipName, onTaken }: ReviewDialogProps) {
  const [message, setMessage] = useState<{ isError: boolean; text: string }>();
  const saved = useRef<SavedTexts>(new Map());
  const ofCatalogue = files.filter(({ path }) => path !== undefined);
  const take = async (work: () => Promise<string | undefined> | string) => {
    try {
      const text = await work();
      if (text === undefined) return;
      setMessage({ isError: false, text });
      onTaken();
    } catch (error) {
      setMessage({ isError: true, text: (error as Error).message });
    }
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="review-heading">
      <header>
        <h2 id="review-heading">Review and Download</h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
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
              void take(() => {
                download(file.name, file.text);
                return `${file.name} is in your downloads.`;
              })
            }
          >
            Download {file.name}
          </button>
        </section>
      ))}
      <footer>
        <button
          type="button"
          onClick={() => void take(() => downloadZip(zipName, files).then(() => `${zipName} is in your downloads.`))}
        >
          Download all as zip
        </button>
        {canSaveIntoFolder() && (
          <button
            type="button"
            onClick={() =>
              void take(async () => {
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
    </dialog>
  );
}
