import { useRef } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { stemOf } from './file-name';
import type { TakeFormat } from './formats';
import styles from './take-dialog.module.css';
import type { TakenPage } from './taken-page';
import { useCopy } from './use-copy';

/** The text of a page in a format, to copy or to download. */
export function TextPanel({ format, page }: { format: TakeFormat; page: TakenPage }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, copy } = useCopy(field);
  const written = format.textOf(page);
  return (
    <>
      <textarea ref={field} className={styles.text} aria-label="Text" readOnly dir="auto" rows={12} value={written} />
      <div className={styles.actions}>
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" onClick={() => download(`${stemOf(page)}.${format.extension}`, written, format.type)}>
          Download
        </button>
        <span className={styles.count}>{`${written.length.toLocaleString('en')} characters`}</span>
        <span role="status">{status}</span>
      </div>
    </>
  );
}
