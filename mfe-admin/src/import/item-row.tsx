import { useState } from 'react';
import { GENRES } from '@otherfolk/shared/domain/genres';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { DEFAULT_WORLD, type ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import type { PlannedItem } from '@otherfolk/shared/formats/plan/import-plan';
import { personKeyOf } from '@otherfolk/shared/formats/plan/persons-of';
import type { ReviewLine, Side } from '@otherfolk/shared/formats/plan/review-line';
import { texts } from '../texts';
import { ItemPreview } from './item-preview';
import styles from './review.module.css';
import { ReviewLines } from './review-lines';

interface ItemRowProps {
  planned: PlannedItem;
  lines: readonly ReviewLine[];
  choices: ImportChoices;
  /** Persons of the catalogue with the name, whose life it may be. */
  known: readonly { id: string; name: string }[];
  onChange: (change: (choices: ImportChoices) => ImportChoices) => void;
}

function stateOf({ draft }: PlannedItem): keyof typeof texts.import.states {
  if (draft.file.isNew) return 'new';
  return draft.isChanged ? 'changed' : 'same';
}

const labelOf = ({ variantLabel }: JsonRecord): string => (typeof variantLabel === 'string' ? variantLabel : '');

function LifeChoices({ planned: { item, draft, person }, choices, known, onChange }: Omit<ItemRowProps, 'lines'>) {
  const key = personKeyOf(item);
  const chosen = choices.persons[key];
  return (
    <>
      <label>
        {texts.import.world}
        <input
          aria-label={texts.import.worldOf(item.name)}
          list="import-worlds"
          disabled={!draft.file.isNew}
          value={
            choices.worlds[item.sourceId] ?? item.label ?? (draft.file.isNew ? DEFAULT_WORLD : labelOf(draft.json))
          }
          onChange={({ target }) =>
            onChange((before) => ({ ...before, worlds: { ...before.worlds, [item.sourceId]: target.value } }))
          }
        />
      </label>
      {known.length > 0 && draft.file.isNew && (
        <label>
          {texts.import.person}
          <select
            aria-label={texts.import.personOf(item.name)}
            value={chosen && 'id' in chosen ? chosen.id : person?.file.isNew ? '' : person?.file.id}
            onChange={({ target }) =>
              onChange((before) => {
                const others = Object.fromEntries(Object.entries(before.persons).filter(([each]) => each !== key));
                return {
                  ...before,
                  persons: target.value === '' ? others : { ...others, [key]: { id: target.value } },
                };
              })
            }
          >
            <option value="">{texts.import.newPerson}</option>
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {texts.import.lifeOf(name, id)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** An item of a source: whether and as what it comes, what becomes of each of its values, and the page that it makes. */
export function ItemRow({ planned, lines, choices, known, onChange }: ItemRowProps) {
  const { item } = planned;
  const [isOpen, setOpen] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const state = stateOf(planned);
  const conflicts = lines.filter(({ state: each }) => each === 'conflict').length;
  const leftOut = lines.filter(({ state: each }) => each === 'left-out').length;
  const choose = (key: string, side: Side) =>
    onChange((before) => ({ ...before, sides: { ...before.sides, [key]: side } }));
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <input
          type="checkbox"
          aria-label={texts.import.include(item.name)}
          checked
          onChange={() => onChange((before) => ({ ...before, leftOut: new Set([...before.leftOut, item.sourceId]) }))}
        />
        <strong dir="auto">{item.name}</strong>
        <span data-state={state}>{texts.import.states[state]}</span>
        {item.isPrivate && <span data-state="private">{texts.import.isPrivate}</span>}
      </div>
      {planned.person && (
        <div className={styles.choices}>
          <LifeChoices planned={planned} choices={choices} known={known} onChange={onChange} />
        </div>
      )}
      <div className={styles.more}>
        <details open={conflicts > 0 || isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{texts.import.lines(lines.length, leftOut)}</summary>
          {(isOpen || conflicts > 0) && (
            <ReviewLines planned={planned} lines={lines} sides={choices.sides} onChoose={choose} />
          )}
        </details>
        <details open={isPreviewed} onToggle={({ currentTarget }) => setPreviewed(currentTarget.open)}>
          <summary>{texts.import.preview}</summary>
          {isPreviewed && <ItemPreview planned={planned} />}
        </details>
      </div>
    </li>
  );
}

/** The worlds that the inputs of all rows suggest. */
export const Worlds = () => (
  <datalist id="import-worlds">
    {GENRES.map((genre) => (
      <option key={genre} value={genre} />
    ))}
  </datalist>
);
