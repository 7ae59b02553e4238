import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { imageKey } from '@otherfolk/shared/catalogue/image-paths';
import { socialImageFile } from '@otherfolk/shared/catalogue/social-image';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { ImageDialog } from '../images/image-dialog';
import { NewImagesContext } from '../images/new-images';
import { texts } from '../texts';
import styles from './image-input.module.css';
import { Thumbnail } from './thumbnail';

const LABEL = 'Social image';

/** The image of a whole page for link previews. No file names it: it is called after the page, such as `locations/quay`. */
export function SocialImageInput({ page }: { page: string }) {
  const images = use(NewImagesContext);
  const [isOpen, setOpen] = useState(false);
  const file = socialImageFile(page);
  const key = imageKey('card', file);
  const path = IMAGES + key;
  const { data: isThere = false } = useQuery({ ...imageIndexQuery, select: (index) => key in index });
  if (!images) return null;
  const isNew = images.list.some((image) => image.path === path);
  return (
    <div role="group" aria-label={LABEL}>
      <p className={styles.label}>{LABEL}</p>
      <div className={styles.image}>
        <Thumbnail use="card" file={isNew || isThere ? file : ''} />
        <p className={styles.said}>
          {isNew && <span>{texts.form.replacesLinkPreview}</span>}
          {!isNew && isThere && <span>{texts.form.linkPreviewsShow(file)}</span>}
          {!isNew && !isThere && <span>{texts.form.linkPreviewsShowPicture}</span>}
        </p>
        <span className={styles.actions}>
          <button type="button" aria-label={texts.form.newImageFor(LABEL)} onClick={() => setOpen(true)}>
            {texts.form.newImage}
          </button>
          {isNew && (
            <button type="button" aria-label={texts.form.removeNamed(LABEL)} onClick={() => images.remove(path)}>
              {texts.form.remove}
            </button>
          )}
        </span>
        {isOpen && (
          <ImageDialog
            use="card"
            label={LABEL}
            onUse={(bytes, words) => images.add({ path, bytes, words, isReplacing: true })}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </div>
  );
}
