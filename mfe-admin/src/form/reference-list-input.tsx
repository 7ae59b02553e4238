import { useFormContext, useWatch } from 'react-hook-form';
import type { ReferenceKind } from '../fields/reference-kind';
import { useCreation } from '../references/create-item';
import { Portrait, ReferencePicker } from '../references/reference-picker';
import styles from '../references/reference-picker.module.css';
import { referenceWords, useChoices } from '../references/use-choices';
import { texts } from '../texts';
import { SortableList } from './sortable-list';

interface ReferenceListInputProps {
  /** The name of the list in the form, whose items are `{ id }`. */
  name: string;
  label: string;
  noun: string;
  kind: ReferenceKind;
}

/** References in an order of their own: searched for, moved and taken away. */
export function ReferenceListInput({ name, label, noun, kind }: ReferenceListInputProps) {
  const { setValue } = useFormContext();
  const items = (useWatch({ name }) ?? []) as { id: string }[];
  const choices = useChoices(kind);
  const chosen = new Set(items.map(({ id }) => id));
  const add = (id: string) => {
    if (id !== '' && !chosen.has(id)) setValue(name, [...items, { id }], { shouldDirty: true, shouldValidate: true });
  };
  const creations = useCreation(kind, add);
  return (
    <>
      <SortableList
        name={name}
        noun={noun}
        renderItem={(_, index) => {
          const id = items[index]?.id ?? '';
          const choice = choices?.find((each) => each.id === id);
          return (
            <span className={styles.chosen}>
              <Portrait image={choice?.image} name={choice?.name ?? id} />
              <span>
                <span>{`${choice?.name ?? id} `}</span>
                <small>{choice ? choice.label : choices && referenceWords[kind].unknown}</small>
              </span>
            </span>
          );
        }}
      />
      <ReferencePicker
        kind={kind}
        choices={choices?.filter(({ id }) => !chosen.has(id))}
        label={texts.form.addTo(label)}
        value=""
        onChoose={add}
        creations={creations}
        staysEmpty
      />
    </>
  );
}
