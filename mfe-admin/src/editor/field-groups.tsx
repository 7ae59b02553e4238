import { memo } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type FieldGroup, fieldName, type FieldSpec } from '../fields/field-spec';
import type { TagChoices } from '../fields/tag-choices';
import { valueAt } from '../files/json-value';
import { Field } from '../form/field';
import styles from './editor.module.css';

interface FieldGroupsProps {
  groups: readonly FieldGroup[];
  /** Names of the fields that the form holds. */
  known: ReadonlySet<string>;
  /** Fields whose value has a shape that the form does not know. */
  unreadable: readonly FieldSpec[];
  tagsInUse: TagChoices;
  fileName: string;
  /** The file as it was read. */
  json: JsonRecord;
}

/** The fields of a file under headings that fold. Drawn once: each input follows the form by itself. */
export const FieldGroups = memo(function FieldGroups({
  groups,
  known,
  unreadable,
  tagsInUse,
  fileName,
  json,
}: FieldGroupsProps) {
  return groups.map(({ id, heading, fields, startsFolded, kept = [] }) => (
    <details key={id} id={`group-${id}`} className={styles.group} open={!startsFolded}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <div className={styles.fields}>
        {kept
          .filter((each) => valueAt(json, each.keys) !== undefined)
          .map(({ keys, label, why }) => (
            <p key={fieldName({ keys })} className={styles.notice}>
              {label} stays as it is: {why}.
            </p>
          ))}
        {fields.map((field) => {
          const name = fieldName(field);
          if (known.has(name)) return <Field key={name} field={field} tagsInUse={tagsInUse} />;
          if (!unreadable.includes(field)) return null;
          return (
            <p key={name} className={styles.notice}>
              {field.label} has a structure that this form does not know. Edit it in {fileName}; it comes back from here
              unchanged.
            </p>
          );
        })}
      </div>
    </details>
  ));
});
