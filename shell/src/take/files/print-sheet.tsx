import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Block, plainOf, type Span, type TakenPage } from '../taken-page';
import styles from './print-sheet.module.css';

/** The sizes of letters that are tried, in points, the largest first. */
const SIZES = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];

/** The letters of a text that goes on over several sheets. */
const ON_SEVERAL = 9;

/** The style sheet tells by it what is printed; a name of a module is another in each build. */
const ON_PAPER = 'sheet-on-paper';

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, isStrong }, at) => {
    const lines = text.split('\n').flatMap((line, number) => (number === 0 ? [line] : [<br key={number} />, line]));
    return isStrong ? <strong key={at}>{lines}</strong> : <span key={at}>{lines}</span>;
  });
}

/** The most letters of an item that stands beside others. */
const SHORT = 28;

/** Whether a list is one of words, such as tags. */
const isShort = (items: readonly Block[][]): boolean =>
  items.every(([only, ...others]) => {
    const isWord = only?.kind === 'paragraph' && others.length === 0;
    return isWord && plainOf(only.spans).length <= SHORT && !plainOf(only.spans).includes('\n');
  });

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    switch (block.kind) {
      case 'heading':
        return <h3 key={at}>{block.text}</h3>;
      case 'paragraph':
        return (
          <p key={at}>
            <Spans spans={block.spans} />
          </p>
        );
      case 'list':
        return (
          <ul key={at} className={isShort(block.items) ? styles.short : undefined}>
            {block.items.map((item, number) => (
              <li key={number}>
                <Blocks blocks={item} />
              </li>
            ))}
          </ul>
        );
      case 'terms':
        return (
          <dl key={at}>
            {block.rows.map(([term, value], number) => (
              <div key={number}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        );
    }
  });
}

/** The largest letters with which the columns have room beside each other; undefined where none do. */
const sizeFor = (sheet: HTMLElement): number | undefined =>
  SIZES.find((size) => {
    sheet.style.fontSize = `${size}pt`;
    return sheet.scrollWidth <= sheet.clientWidth + 1;
  });

/** Prints a sheet when it is drawn, and says whether one was enough. */
function usePrinted(ref: RefObject<HTMLDivElement | null>, onPrinted: (fits: boolean) => void): void {
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let isGone = false;
    const printIt = async () => {
      await Promise.allSettled([...sheet.querySelectorAll('img')].map((image) => image.decode()));
      if (isGone) return;
      const size = sizeFor(sheet);
      sheet.style.fontSize = `${size ?? ON_SEVERAL}pt`;
      sheet.dataset['fits'] = String(size !== undefined);
      print();
      onPrinted(size !== undefined);
    };
    void printIt();
    return () => {
      isGone = true;
    };
  }, [ref, onPrinted]);
}

interface PrintSheetProps {
  page: TakenPage;
  portrait: string | undefined;
  onPrinted: (fits: boolean) => void;
}

/** The text of a page for paper: one sheet of A4 or Letter where it has room, or else as few as it takes. */
export function PrintSheet({ page: { title, label, address, sections }, portrait, onPrinted }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  usePrinted(sheet, onPrinted);
  return createPortal(
    <div ref={sheet} className={`${styles.sheet} ${ON_PAPER}`} aria-hidden="true">
      {portrait !== undefined && <img src={portrait} alt="" />}
      <h1>{title}</h1>
      {label !== '' && <p className={styles.label}>{label}</p>}
      {sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Blocks blocks={blocks} />
        </section>
      ))}
      <p className={styles.source}>{address}</p>
    </div>,
    document.body,
  );
}
