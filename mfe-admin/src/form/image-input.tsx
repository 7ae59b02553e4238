import { useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { use as useContextOf, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { imageName } from '@otherfolk/shared/files/image-name';
import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { choicesFor, imageChoices } from '../images/image-choices';
import { ImageDialog } from '../images/image-dialog';
import { ImageWordsDialog } from '../images/image-words-dialog';
import { type ImageWords, NewImagesContext } from '../images/new-images';
import { useImageWords } from '../images/use-image-words';
import { texts } from '../texts';
import offerStyles from '../ui/offers.module.css';
import { FieldRow } from './field-row';
import styles from './image-input.module.css';
import { PictureDrawing } from './picture-drawing';
import { Thumbnail } from './thumbnail';

interface ImageInputProps {
  /** The name of the field that holds the bare name of the file. */
  name: string;
  label: string;
  hint?: string | undefined;
  use: ImageUse;
}

/** An image of the catalogue, which is searched for, or a new one of this device. */
export function ImageInput({ name, label, hint, use }: ImageInputProps) {
  const { setValue } = useFormContext();
  const file = String(useWatch({ name }) ?? '');
  const itemId = String(useWatch({ name: 'id' }) ?? '');
  const made = useContextOf(NewImagesContext);
  const { data: index = {}, isPending } = useQuery(imageIndexQuery);
  const choices = useMemo(() => imageChoices(index, made?.list ?? [], use), [index, made, use]);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState<'new' | 'words'>();
  const said = useImageWords(use, file);
  const offered = choicesFor(choices, typed ?? '');
  const choose = (chosen: string) => {
    setTyped(undefined);
    setValue(name, chosen, { shouldDirty: true, shouldValidate: true });
  };
  const combobox = useCombobox({
    items: offered.map((choice) => choice.file),
    selectedItem: file === '' ? null : file,
    inputValue: typed ?? file,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    stateReducer: (state, { type, changes }) =>
      // Leaving the field chooses nothing.
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onIsOpenChange: ({ isOpen: isListOpen, type }) => {
      if (!isListOpen && type !== useCombobox.stateChangeTypes.InputClick) setTyped(undefined);
    },
  });
  function take(bytes: Blob, words: ImageWords) {
    const chosen = imageName(
      itemId,
      use,
      bytes.type,
      choices.map((choice) => choice.file),
    );
    // The image is added at once, so that no image is asked for that the site does not have.
    flushSync(() => made?.add({ path: IMAGES + IMAGE_FOLDERS[use] + chosen, bytes, words }));
    choose(chosen);
  }
  return (
    <FieldRow name={name} label={label} hint={hint}>
      {(props) => (
        <div className={styles.image}>
          <Thumbnail use={use} file={file} />
          <PictureDrawing use={use} />
          <div className={styles.search}>
            <input
              {...combobox.getInputProps({
                ...props,
                placeholder: texts.form.chooseFromCatalogue,
                onChange: ({ currentTarget: { value } }) => setTyped(value),
                onFocus: ({ currentTarget }) => currentTarget.select(),
              })}
              autoComplete="off"
              aria-labelledby={undefined}
              aria-label={label}
            />
            <ul
              {...combobox.getMenuProps({ 'aria-label': label })}
              aria-labelledby={undefined}
              className={offerStyles.offers}
            >
              {combobox.isOpen &&
                offered.map((choice, place) => (
                  <li
                    key={choice.file}
                    {...combobox.getItemProps({ item: choice.file, index: place })}
                    data-highlighted={combobox.highlightedIndex === place || undefined}
                  >
                    <Thumbnail use={use} file={choice.file} />
                    <span>
                      <span>{`${choice.file} `}</span>
                      <small>{choice.alt}</small>
                    </span>
                  </li>
                ))}
              {combobox.isOpen && offered.length === 0 && (
                <li className={offerStyles.none}>{texts.form.noImageByName}</li>
              )}
            </ul>
          </div>
          <span className={styles.actions}>
            {made && (
              <button
                type="button"
                aria-label={texts.form.newImageFor(label)}
                // A name could be taken without anybody knowing.
                disabled={isPending}
                onClick={() => setOpen('new')}
              >
                {texts.form.newImage}
              </button>
            )}
            {said && file !== '' && (
              <button type="button" aria-label={texts.form.altTextAndFocus(label)} onClick={() => setOpen('words')}>
                {texts.form.altText}
              </button>
            )}
            {file !== '' && (
              <button type="button" aria-label={texts.form.removeNamed(label)} onClick={() => choose('')}>
                {texts.form.remove}
              </button>
            )}
          </span>
          {made?.isRefused && (
            <p role="alert" className={styles.refused}>
              {texts.form.imagesNotKept}
            </p>
          )}
          {open === 'new' && <ImageDialog use={use} label={label} onUse={take} onClose={() => setOpen(undefined)} />}
          {open === 'words' && said && (
            <ImageWordsDialog
              file={file}
              url={said.url}
              words={said.words}
              onUse={said.change}
              onClose={() => setOpen(undefined)}
            />
          )}
        </div>
      )}
    </FieldRow>
  );
}
