import { useId, useState } from 'react';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { CharacterSheets as Sheets } from '@otherfolk/shared/kinds/character/character-sheets';
import { TabList, tabPanel } from '@otherfolk/shared/ui/tab-list';
import { detailTexts } from '../texts/detail';
import styles from './character-sheets.module.css';
import { SheetContent } from './sheet-content';

/** The sheets of a character as tabs, the first one open. */
export function CharacterSheets({ sheets }: { sheets: Sheets }) {
  const id = useId();
  const names = Object.keys(sheets).filter((name) => !isEmptyValue(sheets[name]));
  const [chosen, setChosen] = useState<string>();
  const current = Math.max(names.indexOf(chosen ?? ''), 0);
  return (
    <div className={styles.sheets}>
      <TabList
        id={id}
        label={detailTexts.sections.characterSheets}
        names={names}
        current={current}
        onChoose={(index) => setChosen(names[index])}
      />
      {names.map((name, index) => (
        <div key={name} data-name={name} {...tabPanel(id, index, current)}>
          <SheetContent value={sheets[name] ?? ''} />
        </div>
      ))}
    </div>
  );
}
