import type { ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import type { SourceItem } from '@otherfolk/shared/formats/source/source-item';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import styles from './review.module.css';

interface LeftOutItemsProps {
  items: readonly SourceItem[];
  onChange: (change: (choices: ImportChoices) => ImportChoices) => void;
}

/** Items that somebody has left out; a tick brings one back. */
export function LeftOutItems({ items, onChange }: LeftOutItemsProps) {
  const { shown, more } = useShownPart(items);
  return (
    <>
      <ul className={styles.leftOut}>
        {shown.map(({ sourceId, name }) => (
          <li key={sourceId}>
            <label>
              <input
                type="checkbox"
                aria-label={texts.import.include(name)}
                checked={false}
                onChange={() =>
                  onChange((before) => ({
                    ...before,
                    leftOut: new Set([...before.leftOut].filter((each) => each !== sourceId)),
                  }))
                }
              />
              <span dir="auto">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
