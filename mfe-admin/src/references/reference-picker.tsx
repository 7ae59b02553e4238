import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ReactNode, useState } from 'react';
import { Image } from '@otherfolk/shared/ui/image/image';
import { texts } from '../texts';
import offerStyles from '../ui/offers.module.css';
import { type Choice, choicesFor, type Creation, type Creations } from './choices';
import styles from './reference-picker.module.css';
import { referenceWords, type SearchedKind } from './use-choices';

const textOf = (choice: Choice | null): string =>
  choice ? [choice.name, choice.label].filter((part) => part !== '').join(', ') : '';

export function Portrait({ image, name }: Pick<Choice, 'image' | 'name'>) {
  if (!image) return <span className={styles.portrait}>{[...name][0]}</span>;
  return <Image {...image} alt="" sizes="40px" className={styles.portrait} />;
}

const LOADING = 'Loading...';

interface ReferencePickerProps {
  kind: SearchedKind;
  /** Undefined until they are there. */
  choices: readonly Choice[] | undefined;
  label: string;
  /** The id that is referred to; empty for none. */
  value: string;
  /** Is called with the id that was chosen, or with an empty one where the reference is taken away. */
  onChoose: (id: string) => void;
  /** The further attributes of the input, such as what describes it. */
  input?: object;
  /** Whether what is chosen stands beside the input: a list has its chosen ones elsewhere. */
  staysEmpty?: boolean;
  /** Offers to make what was typed and is not there. */
  creations?: Creations | undefined;
  /** Buttons behind the input. */
  children?: ReactNode;
}

/** The choices that are offered: present items, or those that can be made. */
type Offer = Choice & { creation?: Creation };

const offerOf = (creation: Creation): Offer => ({
  id: `\0create ${creation.label}`,
  name: creation.name,
  label: creation.label,
  image: undefined,
  creation,
});

/** Chooses what a field refers to by searching for it: an id is never typed. */
export function ReferencePicker({
  kind,
  choices,
  label,
  value,
  onChoose,
  input,
  staysEmpty = false,
  creations,
  children,
}: ReferencePickerProps) {
  const words = referenceWords[kind];
  const chosen = choices?.find((choice) => choice.id === value) ?? null;
  // The value of the file stays, also where it names nothing that is known here.
  const unknown = choices ? words.unknown : '';
  const shown = chosen ?? (value === '' ? null : { id: value, name: value, label: unknown, image: undefined });
  const [typed, setTyped] = useState<string>();
  const found = choicesFor(choices ?? [], typed ?? '');
  const name = typed?.trim() ?? '';
  // Before the list is there nobody knows whether it has the name.
  const makeable = name === '' || !choices ? [] : (creations?.(name, found) ?? []);
  const offered: Offer[] = [...found, ...makeable.map(offerOf)];
  const hasPortraits = kind !== 'tag';
  const isBare = staysEmpty || !hasPortraits;
  const choose = (choice: Offer | null | undefined) => {
    setTyped(undefined);
    if (choice?.creation) choice.creation.create();
    else onChoose(choice?.id ?? '');
  };

  /** A text without a choice is given up, and what was chosen before shows again; an emptied field names nothing. */
  function settle(
    state: UseComboboxState<Offer>,
    { type, changes }: UseComboboxStateChangeOptions<Offer>,
  ): Partial<UseComboboxState<Offer>> {
    if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
    return { ...changes, selectedItem: state.selectedItem };
  }

  const combobox = useCombobox<Offer>({
    items: offered,
    selectedItem: shown,
    inputValue: typed ?? textOf(shown),
    itemToString: textOf,
    itemToKey: (choice) => choice?.id,
    stateReducer: settle,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onIsOpenChange: ({ isOpen, type }) => {
      // A press on the input folds the list, and leaves what was typed.
      if (isOpen || type === useCombobox.stateChangeTypes.InputClick) return;
      if (typed === '' && type === useCombobox.stateChangeTypes.InputBlur) choose(null);
      else setTyped(undefined);
    },
  });

  return (
    <div className={styles.picker} data-empty={isBare || undefined}>
      {!isBare && <Portrait image={shown?.image} name={shown?.name ?? '?'} />}
      <input
        {...combobox.getInputProps({
          ...input,
          placeholder: words.placeholder,
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          onFocus: ({ currentTarget }) => currentTarget.select(),
        })}
        autoComplete="off"
        aria-labelledby={undefined}
        aria-label={label}
      />
      {children}
      <ul
        {...combobox.getMenuProps({ 'aria-label': label })}
        aria-labelledby={undefined}
        className={offerStyles.offers}
      >
        {combobox.isOpen &&
          offered.map((choice, index) => (
            <li
              key={choice.id}
              {...combobox.getItemProps({ item: choice, index })}
              data-highlighted={combobox.highlightedIndex === index || undefined}
            >
              {choice.creation ? (
                <span>{texts.references.createIn(choice.name, choice.label)}</span>
              ) : (
                <>
                  {hasPortraits && <Portrait {...choice} />}
                  <span>
                    <span>{`${choice.name} `}</span>
                    <small>{choice.label}</small>
                  </span>
                </>
              )}
            </li>
          ))}
        {combobox.isOpen && offered.length === 0 && (
          <li className={offerStyles.none}>{choices ? words.none : LOADING}</li>
        )}
      </ul>
    </div>
  );
}
