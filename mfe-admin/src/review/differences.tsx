import { useMemo } from 'react';
import type { Stretch } from '../differences/differing-words';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { type ComparedFile, type WordedDifference, wordedDifferences } from '../differences/worded-differences';
import { texts } from '../texts';
import styles from './differences.module.css';

const Words = ({ stretches, side }: { stretches: readonly Stretch[]; side: 'before' | 'after' }) => {
  const Mark = side === 'before' ? 'del' : 'ins';
  return stretches
    .filter(({ in: where }) => where === 'both' || where === side)
    .map(({ text, in: where }, at) => (where === 'both' ? <span key={at}>{text}</span> : <Mark key={at}>{text}</Mark>));
};

function Values({ difference: { before, after, isSwitch, stretches } }: { difference: WordedDifference }) {
  if (isSwitch) {
    return (
      <td colSpan={2}>
        <del>{before}</del> → <ins>{after}</ins>
      </td>
    );
  }
  return (
    <>
      <td data-words={stretches ? '' : undefined}>
        {stretches ? <Words stretches={stretches} side="before" /> : <del>{before}</del>}
      </td>
      <td data-words={stretches ? '' : undefined}>
        {stretches ? <Words stretches={stretches} side="after" /> : <ins>{after}</ins>}
      </td>
    </>
  );
}

/** Field by field, what a file says now and did not say before. */
export function Differences({ file }: { file: ComparedFile }) {
  const names = useNamesOfItems();
  const differences = useMemo(() => wordedDifferences(file, names), [file, names]);
  if (differences.length === 0) {
    const isSame = file.text === (file.before ?? file.from)?.text;
    return <p>{isSame ? texts.review.nothingEdited : texts.review.onlySpacesDiffer}</p>;
  }
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{texts.review.field}</th>
          <th scope="col">{texts.review.before}</th>
          <th scope="col">{texts.review.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((each, at) => (
          <tr key={at}>
            <th scope="row">{each.label}</th>
            <Values difference={each} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
