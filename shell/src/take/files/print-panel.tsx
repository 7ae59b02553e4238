import { useCallback, useState } from 'react';
import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import styles from '../take-dialog.module.css';
import { isPublic, pictureOf } from './picture';
import { PrintSheet } from './print-sheet';
import type { Taking } from './taken-life-of';

const ONE = 'It is one sheet.';
const SEVERAL = 'It takes more than one sheet: leave out sections to have it on one.';

/** Prints the chosen sections for the table. */
export function PrintPanel({ taking: { files, page } }: { taking: Taking }) {
  const { guardedImages } = useShellContext();
  const [isPrinting, setPrinting] = useState(false);
  const [status, setStatus] = useState('');
  const finish = useCallback((fits: boolean) => {
    setPrinting(false);
    setStatus(fits ? ONE : SEVERAL);
  }, []);
  const picture = pictureOf(files);
  const portrait = picture && isPublic(guardedImages, picture) ? imageUrl(picture.kind, picture.file) : undefined;
  return (
    <div className={styles.actions}>
      <button type="button" disabled={isPrinting} onClick={() => setPrinting(true)}>
        Print
      </button>
      <span role="status">{status}</span>
      {isPrinting && <PrintSheet page={page} portrait={portrait} onPrinted={finish} />}
    </div>
  );
}
