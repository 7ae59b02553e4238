import type { CharacterSheets as Sheets } from '@otherfolk/shared/catalogue/schemas/character-sheets';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { useId, useState, type KeyboardEvent } from 'react';
import styles from './character-sheets.module.css';
import { SheetContent } from './sheet-content';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The sheets of a character as tabs, the first one open. */
export function CharacterSheets({ sheets }: { sheets: Sheets }) {
  const id = useId();
  const names = Object.keys(sheets).filter((name) => !isEmptyValue(sheets[name]));
  const [chosen, setChosen] = useState<string>();
  const current = chosen !== undefined && names.includes(chosen) ? chosen : names[0];

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = steps[event.key];
    const next = step && names.at((index + step) % names.length);
    if (!next) return;
    setChosen(next);
    document.getElementById(`${id}-tab-${names.indexOf(next)}`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label="Character Sheets" className={styles.tabs}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => setChosen(name)}
            onKeyDown={(event) => move(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {names.map((name, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={name !== current}
        >
          <SheetContent value={sheets[name] ?? ''} />
        </div>
      ))}
    </div>
  );
}
