import type { PendingFile } from '../changes/pending-file';
import { texts } from '../texts';
import { type DeliveredTexts, isDelivered } from './delivered-files';
import styles from './review-dialog.module.css';

interface FileDownloadsProps {
  files: readonly PendingFile[];
  delivered: DeliveredTexts;
  onDownload: (file: PendingFile) => void;
}

/** A download of each file by itself, and whether it was delivered as it is now. */
export function FileDownloads({ files, delivered, onDownload }: FileDownloadsProps) {
  return files
    .filter(({ isRemoved }) => !isRemoved)
    .map((file) => (
      <div key={file.path ?? file.name}>
        <button type="button" onClick={() => onDownload(file)}>
          {texts.review.download(file.name)}
        </button>
        <span className={styles.state}>
          {delivered.has(file.name) && isDelivered(file, delivered) && <span>{texts.review.downloaded}</span>}
          {!isDelivered(file, delivered) && <span>{texts.review.notDownloadedYet}</span>}
        </span>
      </div>
    ));
}
