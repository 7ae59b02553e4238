import type { PlannedItem } from '@otherfolk/shared/formats/plan/import-plan';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { CharacterPreview, PagePreview } from '../preview/page-preview';
import styles from './review.module.css';

// The review says what is made of each value.
const silent = () => undefined;

/** The page that an item makes, drawn by the remote that owns it. */
export function ItemPreview({ planned: { draft, person } }: { planned: PlannedItem }) {
  const { kind, id } = draft.file;
  return (
    <div className={styles.preview} data-preview>
      {person ? (
        <CharacterPreview
          core={parseCharacterCore(person.file.id, person.json, silent)}
          variant={parseCharacterVariant(id, draft.json, silent)}
        />
      ) : (
        kind !== 'core' && kind !== 'variant' && <PagePreview kind={kind} id={id} json={draft.json} />
      )}
    </div>
  );
}
