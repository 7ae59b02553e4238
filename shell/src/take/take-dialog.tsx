import { useId, useRef, useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { anchorOf } from '@otherfolk/shared/domain/anchor';
import { ModalDialog } from '../dialog/modal-dialog';
import { TAKE_FORMATS, type TakeFormat, type TakeFormatId } from './formats';
import { readPage } from './read-page';
import styles from './take-dialog.module.css';
import type { TakenPage } from './taken-page';

const COPIED = 'Copied.';
const NOT_COPIED = 'This browser does not let the page copy. The text is selected: copy it from here.';

const formatIds = Object.keys(TAKE_FORMATS) as TakeFormatId[];

const fileOf = ({ title, label }: TakenPage, { extension }: TakeFormat): string =>
  `${[title, label].filter(Boolean).map(anchorOf).join('-') || 'page'}.${extension}`;

interface SectionsProps {
  headings: readonly string[];
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
}

function Sections({ headings, without, onChange }: SectionsProps) {
  const toggle = (heading: string) => {
    const next = new Set(without);
    if (!next.delete(heading)) next.add(heading);
    onChange(next);
  };
  return (
    <details className={styles.sections}>
      <summary>{`Sections: ${headings.length - without.size} of ${headings.length}`}</summary>
      {headings.map((heading) => (
        <label key={heading}>
          <input type="checkbox" checked={!without.has(heading)} onChange={() => toggle(heading)} />
          <span dir="auto">{heading}</span>
        </label>
      ))}
    </details>
  );
}

/** The text of the item on the page, in a format and with the sections that its reader chooses, to copy or to download. */
export function TakeDialog({ onClose }: { onClose: () => void }) {
  const [page] = useState(() => readPage(document));
  const [format, setFormat] = useState<TakeFormatId>('markdown');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  if (!page) return null;
  const chosen: TakeFormat = TAKE_FORMATS[format];
  const written = chosen.textOf({ ...page, sections: page.sections.filter(({ heading }) => !without.has(heading)) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written);
      setStatus(COPIED);
    } catch {
      text.current?.select();
      setStatus(NOT_COPIED);
    }
  };
  return (
    <ModalDialog title="Take to play" isWide focusAfter="[data-take]" onClose={onClose}>
      <fieldset className={styles.formats}>
        <legend className="visually-hidden">Format</legend>
        {formatIds.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={id === format}
              onChange={() => {
                setFormat(id);
                setStatus('');
              }}
            />
            <span>{TAKE_FORMATS[id].name}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.use}>{chosen.use}</p>
      <Sections
        headings={page.sections.map(({ heading }) => heading)}
        without={without}
        onChange={(next) => {
          setWithout(next);
          setStatus('');
        }}
      />
      <textarea ref={text} className={styles.text} aria-label="Text" readOnly dir="auto" rows={12} value={written} />
      <div className={styles.actions}>
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" onClick={() => download(fileOf(page, chosen), written, chosen.type)}>
          Download
        </button>
        <span className={styles.count}>{`${written.length.toLocaleString('en')} characters`}</span>
        <span role="status">{status}</span>
      </div>
    </ModalDialog>
  );
}
