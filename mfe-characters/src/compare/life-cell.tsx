import { memo, type ReactNode } from 'react';
import { MISSING } from '@otherfolk/shared/domain/age';
import { compareTexts } from '../texts/compare';
import type { CellText } from './compared-life';
import { type MarkedBlock, markWords } from './word-marks';

const unmarked = ({ blocks }: CellText): MarkedBlock[] =>
  blocks.map(({ kind, text }) => ({ kind, runs: [{ text, differs: false }] }));

function Runs({ runs }: Pick<MarkedBlock, 'runs'>) {
  return runs.map(({ text, differs }, index) =>
    differs ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>,
  );
}

/** Items that follow each other are one list. */
function inLists(blocks: readonly MarkedBlock[]): ReactNode[] {
  const parts: ReactNode[] = [];
  for (let at = 0; at < blocks.length;) {
    const { kind, runs } = blocks[at] as MarkedBlock;
    let end = at + 1;
    if (kind === 'item') {
      while (blocks[end]?.kind === 'item') end++;
      parts.push(
        <ul key={at}>
          {blocks.slice(at, end).map((item, index) => (
            <li key={index} dir="auto">
              <Runs runs={item.runs} />
            </li>
          ))}
        </ul>,
      );
    } else {
      parts.push(
        <p key={at} dir="auto" data-heading={kind === 'heading' || undefined}>
          <Runs runs={runs} />
        </p>,
      );
    }
    at = end;
  }
  return parts;
}

interface LifeCellProps {
  text: CellText | undefined;
  base: CellText | undefined;
  differs: boolean;
  /** Leads to where the rest is, where something is cut off. */
  rest: ReactNode;
}

/** The words of a cell: those that differ are marked, and that they do is said. */
export const LifeCell = memo(function LifeCell({ text, base, differs, rest }: LifeCellProps) {
  const blocks = text && ((differs && base && markWords(text.blocks, base.blocks)) || unmarked(text));
  const isOneLine = blocks?.length === 1 && blocks[0]?.kind === 'paragraph';
  return (
    <td data-differs={differs || undefined} dir="auto">
      {isOneLine && blocks[0] ? <Runs runs={blocks[0].runs} /> : blocks ? inLists(blocks) : <span>{MISSING}</span>}
      {text?.cut !== undefined && rest}
      {differs && (
        <>
          <span className="visually-hidden">{compareTexts.differs}</span>
          <span aria-hidden="true" data-sign>
            ≠
          </span>
        </>
      )}
    </td>
  );
});
