import { useQuery } from '@tanstack/react-query';
import { use as useContextOf, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { imageName } from '@otherfolk/shared/files/image-name';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import type { Portrait, PortraitPart } from '../fields/field-spec';
import { imageChoices } from '../images/image-choices';
import { NewImagesContext } from '../images/new-images';
import { type Crop, PortraitDialog } from '../images/portrait-dialog';
import { texts } from '../texts';
import { FieldRow } from './field-row';
import styles from './image-input.module.css';
import { Thumbnail } from './thumbnail';

const inWords = (labels: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(labels.map((each) => each.toLowerCase()));

/** One picture of an item, of which every place that shows one gets its own part. */
export function PortraitInput({ label, parts }: Portrait) {
  const { setValue, getValues } = useFormContext();
  const [first] = parts;
  const shown = String(useWatch({ name: first.name }) ?? '');
  const itemId = String(useWatch({ name: 'id' }) ?? '');
  const made = useContextOf(NewImagesContext);
  const { data: index = {}, isPending } = useQuery(imageIndexQuery);
  const [isOpen, setOpen] = useState(false);
  const isTaken = ({ unless = [] }: PortraitPart) => unless.some((each) => Boolean(getValues(each)));
  const kept = parts.filter(isTaken);

  function take(crops: readonly Crop[]) {
    for (const { use, bytes, words } of crops) {
      const part = parts.find((each) => each.use === use);
      if (!part || isTaken(part)) continue;
      const taken = imageChoices(index, made?.list ?? [], use).map(({ file }) => file);
      const file = imageName(itemId, use, bytes.type, taken);
      // The image is added at once, so that no image is asked for that the site does not have.
      flushSync(() => made?.add({ path: IMAGES + IMAGE_FOLDERS[use] + file, bytes, words }));
      setValue(part.name, file, { shouldDirty: true, shouldValidate: true });
    }
  }
  const remove = () => {
    for (const part of parts) setValue(part.name, '', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FieldRow name="portrait" label={label} hint={texts.form.shownAs(inWords(parts.map((part) => part.label)))}>
      {(props) => (
        <div className={styles.image}>
          <Thumbnail use={first.use} file={shown} />
          <span className={styles.actions}>
            {made && (
              <button
                id={props.id}
                aria-describedby={props['aria-describedby']}
                type="button"
                aria-label={texts.form.newImageFor(label)}
                // A name could be taken without anybody knowing.
                disabled={isPending}
                onClick={() => setOpen(true)}
              >
                {texts.form.newImage}
              </button>
            )}
            {shown !== '' && (
              <button type="button" aria-label={texts.form.removeNamed(label)} onClick={remove}>
                {texts.form.remove}
              </button>
            )}
          </span>
          {kept.length > 0 && (
            <p className={styles.kept}>{texts.form.madeOfLayers(inWords(kept.map((part) => part.label)))}</p>
          )}
          {made?.isRefused && (
            <p role="alert" className={styles.refused}>
              {texts.form.imagesNotKept}
            </p>
          )}
          {isOpen && (
            <PortraitDialog
              label={label}
              uses={parts.filter((part) => !isTaken(part)).map(({ use, label: text }) => ({ use, label: text }))}
              onUse={take}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </FieldRow>
  );
}
