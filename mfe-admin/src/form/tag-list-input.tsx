import { useController } from 'react-hook-form';
import { tagParts } from '../fields/list-codecs';
import { emptyItem, type ItemForm } from '../fields/record-codec';
import { type TagChoices, withChosenTags } from '../fields/tag-choices';
import { TagPicker } from '../references/tag-picker';
import { texts } from '../texts';
import { inputId } from './field-row';
import styles from './form.module.css';

type TagForm = ItemForm<typeof tagParts>;

interface TagListInputProps {
  name: string;
  /** Groups and names in use elsewhere in the catalogue. */
  inUse: TagChoices;
}

/** Tags of which a group may have several: searched for among those in use, or new. */
export function TagListInput({ name, inUse }: TagListInputProps) {
  const { field } = useController({ name });
  const tags = (field.value ?? []) as TagForm[];
  return (
    <fieldset id={inputId(name)} className={styles.titled} tabIndex={-1}>
      <legend>{texts.form.tags}</legend>
      <ul className={styles.chips}>
        {tags.map((each, index) => (
          <li key={`${each.group} ${each.name}`}>
            <span>
              {each.group && <small>{each.group}</small>}
              <span>{` ${each.name}`}</span>
            </span>
            <button
              type="button"
              aria-label={texts.form.removeTag(each.name)}
              onClick={() => field.onChange(tags.toSpliced(index, 1))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <TagPicker
        label={texts.form.addTag}
        inUse={withChosenTags(inUse, tags)}
        chosen={tags}
        onChoose={(tag) => tag && field.onChange([...tags, emptyItem(tagParts, tag)])}
      />
    </fieldset>
  );
}
