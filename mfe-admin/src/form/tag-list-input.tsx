import { useState } from 'react';
import { useController } from 'react-hook-form';
import { tagParts } from '../fields/list-codecs';
import { emptyItem, type ItemForm } from '../fields/record-codec';
import type { TagChoices } from '../fields/tag-choices';
import { inputId } from './field-row';
import styles from './form.module.css';

type TagForm = ItemForm<typeof tagParts>;

interface TagListInputProps {
  name: string;
  /** Groups and names in use elsewhere in the catalogue. */
  inUse: TagChoices;
}

/** Tags of which a group may have several: chosen by group and name, or new. */
export function TagListInput({ name, inUse }: TagListInputProps) {
  const { field } = useController({ name });
  const tags = (field.value ?? []) as TagForm[];
  const groups = [...new Set([...inUse.map(({ group }) => group), ...tags.map(({ group }) => group)])].filter(Boolean);
  const [group, setGroup] = useState('');
  const [tag, setTag] = useState('');
  const isThere = tags.some((each) => each.group === group.trim() && each.name === tag.trim());
  const add = () => {
    if (tag.trim() === '' || isThere) return;
    field.onChange([...tags, emptyItem(tagParts, { group: group.trim(), name: tag.trim() })]);
    setTag('');
  };
  const id = inputId(name);
  return (
    <fieldset id={id} className={styles.titled} tabIndex={-1}>
      <legend>Tags</legend>
      <ul className={styles.chips}>
        {tags.map((each, index) => (
          <li key={`${each.group} ${each.name}`}>
            <span>
              {each.group && <small>{each.group}</small>} {each.name}
            </span>
            <button
              type="button"
              aria-label={`Remove tag ${each.name}`}
              onClick={() => field.onChange(tags.toSpliced(index, 1))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.together}>
        <label className={styles.row}>
          <span>Group</span>
          <input list={`${id}-groups`} value={group} onChange={({ target }) => setGroup(target.value)} />
        </label>
        <label className={styles.row}>
          <span>Tag</span>
          <input
            list={`${id}-names`}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </label>
        <button type="button" onClick={add} disabled={tag.trim() === '' || isThere}>
          Add tag
        </button>
      </div>
      <datalist id={`${id}-groups`}>
        {groups.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <datalist id={`${id}-names`}>
        {inUse
          .filter((each) => each.group === group)
          .flatMap(({ names }) => names)
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
    </fieldset>
  );
}
