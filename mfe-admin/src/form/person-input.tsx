import { useQuery } from '@tanstack/react-query';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { Image } from '@otherfolk/shared/ui/image/image';
import { FieldRow } from './field-row';
import { choicesFor, type PersonChoice, personChoices, personNamed } from './person-choices';
import styles from './person-input.module.css';

const textOf = (choice: PersonChoice | null): string => (choice ? [choice.name, choice.label].join(', ') : '');

function Portrait({ avatar, name }: Pick<PersonChoice, 'avatar' | 'name'>) {
  if (!avatar) return <span className={styles.portrait}>{[...name][0]}</span>;
  return <Image kind="avatar" file={avatar} alt="" sizes="40px" className={styles.portrait} />;
}

interface PersonInputProps {
  /** Of the field that holds the id. */
  name: string;
  label: string;
  /** Of the field with the name that is written beside it: who bears it is offered. */
  writtenName: string;
}

/** A reference to a person or a life, which is searched for and never typed. */
export function PersonInput({ name, label, writtenName }: PersonInputProps) {
  const { setValue } = useFormContext();
  const id = String(useWatch({ name }) ?? '');
  const written = String(useWatch({ name: writtenName }) ?? '');
  const { data: entries = [] } = useQuery(characterIndexQuery);
  const choices = useMemo(() => personChoices(entries), [entries]);
  const chosen = choices.find((choice) => choice.id === id) ?? null;
  // What the file says stays, also where it names nobody who is known here.
  const shown = chosen ?? (id === '' ? null : { id, name: id, label: 'nobody of the catalogue', avatar: undefined });
  const [typed, setTyped] = useState<string>();
  const offered = choicesFor(choices, typed ?? '');
  const suggestion = id === '' ? personNamed(choices, written) : undefined;
  const choose = (chosenId: string) => {
    setTyped(undefined);
    setValue(name, chosenId, { shouldDirty: true });
  };

  /** What was typed without a choice is given up, and what was chosen before shows again; an emptied field names nobody. */
  function settle(
    state: UseComboboxState<PersonChoice>,
    { type, changes }: UseComboboxStateChangeOptions<PersonChoice>,
  ): Partial<UseComboboxState<PersonChoice>> {
    if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
    return { ...changes, selectedItem: state.selectedItem };
  }

  const combobox = useCombobox<PersonChoice>({
    items: offered,
    selectedItem: shown,
    inputValue: typed ?? textOf(shown),
    itemToString: textOf,
    itemToKey: (choice) => choice?.id,
    stateReducer: settle,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem?.id ?? ''),
    onIsOpenChange: ({ isOpen, type }) => {
      // A press on the input folds the list, and leaves what was typed.
      if (isOpen || type === useCombobox.stateChangeTypes.InputClick) return;
      if (typed === '' && type === useCombobox.stateChangeTypes.InputBlur) choose('');
      else setTyped(undefined);
    },
  });

  return (
    <FieldRow name={name} label={label} hint={undefined}>
      {(props) => (
        <div className={styles.picker}>
          <Portrait avatar={shown?.avatar} name={shown?.name ?? '?'} />
          <input
            {...combobox.getInputProps({
              ...props,
              placeholder: 'Search people and lives…',
              autoComplete: 'off',
              onChange: ({ currentTarget: { value } }) => setTyped(value),
              onFocus: ({ currentTarget }) => currentTarget.select(),
            })}
            aria-labelledby={undefined}
            aria-label={label}
          />
          {id !== '' && (
            <button type="button" onClick={() => choose('')}>
              Remove link
            </button>
          )}
          {suggestion && (
            <button type="button" onClick={() => choose(suggestion.id)}>
              Link to {suggestion.name}
            </button>
          )}
          <ul
            {...combobox.getMenuProps({ 'aria-label': label })}
            aria-labelledby={undefined}
            className={styles.choices}
          >
            {combobox.isOpen &&
              offered.map((choice, index) => (
                <li
                  key={choice.id}
                  {...combobox.getItemProps({ item: choice, index })}
                  data-highlighted={combobox.highlightedIndex === index || undefined}
                >
                  <Portrait {...choice} />
                  <span>
                    {choice.name} <small>{choice.label}</small>
                  </span>
                </li>
              ))}
            {combobox.isOpen && offered.length === 0 && <li className={styles.none}>Nobody is called so.</li>}
          </ul>
        </div>
      )}
    </FieldRow>
  );
}
