import { useCallback, useEffect, useRef, useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { Work } from '@otherfolk/shared/formats/source/work';
import type { WholeFormat } from '@otherfolk/shared/formats/take/whole-catalogue';
import { useLongWork } from '../import/use-long-work';
import { texts } from '../texts';
import styles from './take-catalogue.module.css';

const loadTaking = () => import(/* webpackChunkName: "take-catalogue" */ './take-whole');

const FORMATS: readonly WholeFormat[] = ['zip', 'vault', 'kanka'];

/** Hands out the whole catalogue, as its owner has it, in a format of another program or of our own. */
export function TakeCatalogue() {
  const shell = useShellContext();
  const [asked, setAsked] = useState<{ format: WholeFormat }>();
  const format = asked?.format;
  const run = useCallback(
    async (work: Work) => {
      if (!asked) throw new Error(texts.take.nothing);
      return (await loadTaking()).takeWhole(shell, asked.format, work);
    },
    [asked, shell],
  );
  const { value, progress, error, cancel } = useLongWork(asked && run);
  const handedOut = useRef<Blob>(undefined);
  useEffect(() => {
    if (!value || !format || handedOut.current === value) return;
    handedOut.current = value;
    download(texts.take.fileOf(format), value, 'application/zip');
  }, [value, format]);
  const status = progress ? texts.take.progress(progress) : value && format ? texts.take.done(format) : error;
  return (
    <section className={styles.take} aria-labelledby="take-catalogue">
      <h2 id="take-catalogue">{texts.take.heading}</h2>
      <p>{texts.take.introduction}</p>
      <div className={styles.buttons}>
        {FORMATS.map((each) => (
          <button key={each} type="button" disabled={progress !== undefined} onClick={() => setAsked({ format: each })}>
            {texts.take.formats[each]}
          </button>
        ))}
        {progress && (
          <button type="button" onClick={cancel}>
            {texts.take.cancel}
          </button>
        )}
        <span role="status">{status}</span>
      </div>
    </section>
  );
}
