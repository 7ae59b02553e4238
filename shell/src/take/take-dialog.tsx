import { lazy, Suspense, useState } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import { FILE_FORMATS, type FileFormat, type FileFormatId, isFileFormat } from './file-formats';
import { FormatChoice } from './format-choice';
import { TAKE_FORMATS, type TakeFormat, type TakeFormatId } from './formats';
import { itemAtAddress } from './item-at-address';
import { readPage } from './read-page';
import styles from './take-dialog.module.css';
import { TextPanel } from './text-panel';

const FilePanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "take-files" */ './files/file-panel')).FilePanel,
}));

type FormatId = TakeFormatId | FileFormatId;

const FORMATS: Readonly<Record<FormatId, TakeFormat | FileFormat>> = { ...TAKE_FORMATS, ...FILE_FORMATS };

/** The formats that a page can be taken in. */
function formatIdsOf(address: string): FormatId[] {
  const isLife = itemAtAddress(address)?.folder === 'characters';
  return (Object.keys(FORMATS) as FormatId[]).filter((id) => isLife || !('isOfLives' in FORMATS[id]));
}

/** Formats that hold the chosen sections; others are made of whole files. */
const hasSections = (id: FormatId): boolean => !isFileFormat(id) || id === 'print';

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

/** The item on the page, in a format and with the sections that its reader chooses, to copy, to download or to print. */
export function TakeDialog({ onClose }: { onClose: () => void }) {
  const [page] = useState(() => readPage(document));
  const [format, setFormat] = useState<FormatId>('markdown');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  if (!page) return null;
  const chosen = { ...page, sections: page.sections.filter(({ heading }) => !without.has(heading)) };
  // What was said of one text is not true of another.
  const key = [format, ...without].join('\n');
  return (
    <ModalDialog title="Take to play" isWide focusAfter="[data-take]" onClose={onClose}>
      <FormatChoice
        ids={formatIdsOf(page.address)}
        nameOf={(id) => FORMATS[id].name}
        chosen={format}
        onChoose={setFormat}
      />
      <p className={styles.use}>{FORMATS[format].use}</p>
      {hasSections(format) && (
        <Sections headings={page.sections.map(({ heading }) => heading)} without={without} onChange={setWithout} />
      )}
      {isFileFormat(format) ? (
        <Suspense fallback={<p>Loading...</p>}>
          <FilePanel key={key} id={format} page={chosen} />
        </Suspense>
      ) : (
        <TextPanel key={key} format={TAKE_FORMATS[format]} page={chosen} />
      )}
    </ModalDialog>
  );
}
