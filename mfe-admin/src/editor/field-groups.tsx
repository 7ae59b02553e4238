import { type ReactNode, use } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt } from '@otherfolk/shared/files/json-value';
import { type FieldGroup, fieldName, type FieldSpec, rowsOf } from '../fields/field-spec';
import type { TagChoices } from '../fields/tag-choices';
import { Field } from '../form/field';
import { FieldsInRow } from '../form/plain-inputs';
import { PortraitInput } from '../form/portrait-input';
import { SocialImageInput } from '../form/social-image-input';
import { texts } from '../texts';
import { EditedFieldsContext } from './edited-fields';
import styles from './editor.module.css';
import { groupId } from './group-list';

export interface FieldGroupsProps {
  groups: readonly FieldGroup[];
  /** Names of the fields that the form holds. */
  known: ReadonlySet<string>;
  /** Fields whose value has a shape that the form does not know. */
  unreadable: readonly FieldSpec[];
  tagsInUse: TagChoices;
  itemId: string;
  /** The file as it was read. */
  json: JsonRecord;
}

/** A field with a mark where it is not as in the file. */
function MarkedField({ name, children }: { name: string; children: ReactNode }) {
  const isEdited = use(EditedFieldsContext).has(name);
  return (
    <div className={styles.field} data-field={name} data-edited={isEdited || undefined}>
      {children}
    </div>
  );
}

const hasAdvanced = ({ fields, socialImageOf }: FieldGroup) =>
  socialImageOf !== undefined || fields.some(({ isAdvanced }) => isAdvanced);

/** The fields of a file under headings that fold. Each input follows the form by itself. */
export function FieldGroups({ groups, known, unreadable, tagsInUse, itemId, json }: FieldGroupsProps) {
  const drawn = (field: FieldSpec) => {
    const name = fieldName(field);
    if (known.has(name)) {
      return (
        <MarkedField key={name} name={name}>
          <Field field={field} tagsInUse={tagsInUse} />
        </MarkedField>
      );
    }
    if (!unreadable.includes(field)) return null;
    return (
      <p key={name} className={styles.notice}>
        {texts.editor.unknownStructure(field.label)}
      </p>
    );
  };
  const rows = (fields: readonly FieldSpec[]) =>
    rowsOf(fields).map((row) => {
      const [first] = row;
      if (row.length === 1 || !first) return row.map(drawn);
      return <FieldsInRow key={fieldName(first)}>{row.map(drawn)}</FieldsInRow>;
    });
  return groups.map((group) => (
    <details key={group.id} id={groupId(group)} className={styles.group} open={!group.startsFolded}>
      <summary>
        <h2>{group.heading}</h2>
      </summary>
      <div className={styles.fields}>
        {(group.kept ?? [])
          .filter((each) => valueAt(json, each.keys) !== undefined)
          .map(({ keys, label, why }) => (
            <p key={fieldName({ keys })} className={styles.notice}>
              {texts.editor.staysAsItIs(label, why)}
            </p>
          ))}
        {group.portrait && <PortraitInput {...group.portrait} />}
        {rows(group.fields.filter(({ isAdvanced }) => !isAdvanced))}
        {hasAdvanced(group) && (
          <details className={styles.advanced}>
            <summary>{texts.editor.advanced}</summary>
            <div className={styles.fields}>
              {rows(group.fields.filter(({ isAdvanced }) => isAdvanced))}
              {group.socialImageOf && <SocialImageInput page={`${group.socialImageOf}/${itemId}`} />}
            </div>
          </details>
        )}
      </div>
    </details>
  ));
}
