import { useState } from 'react';
import type { ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import type { SourceItem } from '@otherfolk/shared/formats/source/source-item';
import { texts } from '../texts';
import styles from './review.module.css';

interface WorldForAllProps {
  items: readonly SourceItem[];
  onChange: (change: (choices: ImportChoices) => ImportChoices) => void;
}

/** Puts all lives of an import into one world. */
export function WorldForAll({ items, onChange }: WorldForAllProps) {
  const [world, setWorld] = useState('');
  const lives = items.filter(({ kind }) => kind === 'character');
  if (lives.length < 2) return null;
  const setAll = () =>
    onChange((before) => ({
      ...before,
      worlds: { ...before.worlds, ...Object.fromEntries(lives.map(({ sourceId }) => [sourceId, world])) },
    }));
  return (
    <form
      className={`${styles.choices} ${styles.all}`}
      onSubmit={(event) => {
        event.preventDefault();
        setAll();
      }}
    >
      <label>
        {texts.import.worldForAll}
        <input list="import-worlds" value={world} onChange={({ target }) => setWorld(target.value)} />
      </label>
      <button type="submit" disabled={world.trim() === ''}>
        {texts.import.forAll}
      </button>
    </form>
  );
}
