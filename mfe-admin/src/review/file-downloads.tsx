import type { PendingFile } from '../changes/pending-file';
import { texts } from '../texts';
import styles from './review-dialog.module.css';
import { isTaken, type TakenTexts } from './taken-files';

interface FileDownloadsProps {
  files: readonly PendingFile[];
  taken: TakenTexts;
  onDownload: (file: PendingFile) => void;
}

/** A download of each file by itself, and whether it was taken along as it is now. */
export function FileDownloads({ files, taken, onDownload }: FileDownloadsProps) {
  return files
    .filter(({ isRemoved }) => !isRemoved)
    .map((file) => (
      <div key={file.path ?? file.name}>
        <button type="button" onClick={() => onDownload(file)}>
          {texts.review.download(file.name)}
        </button>
        <span className={styles.state}>
          {taken.has(file.name) && isTaken(file, taken) && <span>{texts.review.downloaded}</span>}
          {!isTaken(file, taken) && <span>{texts.review.notDownloadedYet}</span>}
        </span>
      </div>
    ));
}
