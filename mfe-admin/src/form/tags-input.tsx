import { useController } from 'react-hook-form';
import { GENRE_GROUP } from '@otherfolk/shared/domain/tags';
import { tagParts } from '../fields/list-codecs';
import { emptyItem, type ItemForm } from '../fields/record-codec';
import { chosenTag, type TagChoices, tagGroupsFor, withTag } from '../fields/tag-choices';
import { TagPicker } from '../references/tag-picker';
import { texts } from '../texts';
import styles from './form.module.css';

type TagForm = ItemForm<typeof tagParts>;

interface TagsInputProps {
  name: string;
  /** Groups and names in use elsewhere in the catalogue. */
  inUse: TagChoices;
}

/** One tag for each group: another replaces it, a dash takes it away. All are searched through below; what is not there can be made. */
export function TagsInput({ name, inUse }: TagsInputProps) {
  const { field } = useController({ name });
  const tags = field.value as TagForm[];
  const groups = tagGroupsFor(tags, inUse);
  const choose = (group: string, name: string) =>
    field.onChange(withTag(tags, group, name && emptyItem(tagParts, { group, name })));
  const selects = groups.map(({ group, names }) => {
    const chosen = chosenTag(tags, group);
    return (
      <details key={group} className={styles.tagGroup} open={chosen.length > 0 && group !== GENRE_GROUP}>
        <summary>
          <span>{group || texts.form.noGroup}</span>
          {chosen.length > 0 && <span>{chosen.join(' • ')}</span>}
        </summary>
        <select
          aria-label={group || texts.form.noGroup}
          value={chosen[0] ?? ''}
          onChange={({ target }) => choose(group, target.value)}
        >
          <option value="">—</option>
          {names.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </details>
    );
  });
  return (
    <div className={styles.tags}>
      {selects}
      <TagPicker
        label={texts.form.addTag}
        inUse={groups}
        chosen={tags}
        onChoose={(tag) => tag && choose(tag.group, tag.name)}
      />
    </div>
  );
}
