import { tagParam } from '@otherfolk/shared/domain/tag-address';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { tagChoicesOf } from '../fields/tag-choices';
import { TagPicker } from '../references/tag-picker';
import { texts } from '../texts';
import styles from './bulk.module.css';

interface ChosenTagsProps {
  /** All that can be asked for. */
  tags: readonly Tag[];
  chosen: readonly Tag[];
  onChange: (chosen: Tag[]) => void;
}

const inGroups = (tags: readonly Tag[]) =>
  tags.toSorted((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));

/** The tags that items are asked for: searched for by name and group, and each taken back by its button. */
export function ChosenTags({ tags, chosen, onChange }: ChosenTagsProps) {
  return (
    <div className={styles.tag}>
      <span>{texts.bulk.withTag}</span>
      <TagPicker
        label={texts.bulk.withTag}
        inUse={tagChoicesOf(inGroups(tags))}
        chosen={chosen}
        canCreate={false}
        onChoose={(tag) => tag && onChange([...chosen, tag])}
      />
      {chosen.length > 0 && (
        <ul className={styles.names}>
          {chosen.map((tag) => (
            <li key={tagParam(tag)}>
              <span>{[tag.group, tag.name].filter(Boolean).join(': ')}</span>
              <button
                type="button"
                aria-label={texts.bulk.removeTag(tagParam(tag))}
                onClick={() => onChange(chosen.filter((each) => each !== tag))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
