import { useMemo } from 'react';
import { compareNames } from '@otherfolk/shared/domain/compare-names';
import { nameKey } from '@otherfolk/shared/formats/plan/catalogue-index';
import type { ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import { type ImportPlan, linesOf } from '@otherfolk/shared/formats/plan/import-plan';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import { ItemRow, Worlds } from './item-row';
import { LeftOutItems } from './left-out-items';
import styles from './review.module.css';
import type { Ready } from './use-import';
import { WorldForAll } from './world-for-all';

interface ImportedItemsProps {
  plan: ImportPlan;
  ready: Ready;
  choices: ImportChoices;
  onChange: (change: (choices: ImportChoices) => ImportChoices) => void;
}

/** Persons of the catalogue by name, as keys for comparing. */
function personsByName({ index }: Ready): Map<string, { id: string; name: string }[]> {
  const all = new Map<string, { id: string; name: string }[]>();
  for (const person of index.persons()) {
    const key = nameKey(person.name);
    all.set(key, [...(all.get(key) ?? []), person]);
  }
  return all;
}

/** The order of kinds: people first. */
const KINDS = ['character', 'plot', 'location', 'family'];

/** The items of an import: those that need a choice first. */
export function ImportedItems({ plan, ready, choices, onChange }: ImportedItemsProps) {
  const persons = useMemo(() => personsByName(ready), [ready]);
  const rows = useMemo(() => {
    const all = plan.items.map((planned) => ({ planned, lines: linesOf(planned) }));
    const asks = ({ lines }: (typeof all)[number]) => (lines.some(({ state }) => state === 'conflict') ? 0 : 1);
    const kind = ({ planned }: (typeof all)[number]) => KINDS.indexOf(planned.item.kind);
    return all.sort(
      (a, b) => asks(a) - asks(b) || kind(a) - kind(b) || compareNames(a.planned.item.name, b.planned.item.name),
    );
  }, [plan]);
  const conflicts = rows.flatMap((row) => row.lines).filter(({ state }) => state === 'conflict').length;
  const { shown, more } = useShownPart(rows);
  const { own } = ready;
  return (
    <>
      {own.files.length > 0 && <p>{texts.import.ownFiles(own.files.length + own.images.length)}</p>}
      {own.kept.length > 0 && <p>{texts.import.ownKept(own.kept.length)}</p>}
      {conflicts > 0 && <p role="alert">{texts.import.conflicts(conflicts)}</p>}
      <Worlds />
      <WorldForAll items={ready.items} onChange={onChange} />
      <ul className={styles.items}>
        {shown.map(({ planned, lines: own }) => (
          <ItemRow
            key={planned.item.sourceId}
            planned={planned}
            lines={own}
            choices={choices}
            known={persons.get(nameKey(planned.item.person?.name ?? planned.item.name)) ?? []}
            onChange={onChange}
          />
        ))}
      </ul>
      {more}
      <LeftOutItems items={ready.items.filter(({ sourceId }) => choices.leftOut.has(sourceId))} onChange={onChange} />
    </>
  );
}
