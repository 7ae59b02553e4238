import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { Image } from '@otherfolk/shared/ui/image/image';
import { type ChangedImage, isNewImage, type NewImage } from '../images/new-images';
import { texts } from '../texts';
import styles from './image-changes.module.css';

const SOCIAL_IMAGES = IMAGES + IMAGE_FOLDERS.card;

const percent = (share: number) => `${Math.round(share * 100)}%`;

function NewPicture({ bytes, alt }: { bytes: Blob; alt: string }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(bytes);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
  return <img ref={show} alt={alt} />;
}

/** A new image, beside the social image of the catalogue that it takes the place of. Other new images have names of their own. */
function Pictures({ image: { path, bytes } }: { image: NewImage }) {
  const key = path.slice(IMAGES.length);
  const { data: isThere = false } = useQuery({ ...imageIndexQuery, select: (index) => key in index });
  if (!isThere || !path.startsWith(SOCIAL_IMAGES)) return <NewPicture bytes={bytes} alt="" />;
  return (
    <div className={styles.pair}>
      <figure>
        <Image kind="card" file={path.slice(SOCIAL_IMAGES.length)} alt={texts.review.socialImageNow} sizes="20rem" />
        <figcaption>{texts.review.before}</figcaption>
      </figure>
      <figure>
        <NewPicture bytes={bytes} alt={texts.review.newSocialImage} />
        <figcaption>{texts.review.after}</figcaption>
      </figure>
    </div>
  );
}

function inWords({ path, words: { alt, credit, focus } }: ChangedImage): string {
  const parts = [
    path,
    alt !== undefined && `alt text: ${alt || '–'}`,
    credit !== undefined && `made by: ${credit || '–'}`,
    focus && `focal point: ${percent(focus[0])} across, ${percent(focus[1])} down`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The changes of images: new ones as they look, and words that were edited. */
export function ImageChanges({ title, images }: { title: string; images: readonly ChangedImage[] }) {
  if (images.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.images}>
        {images.map((image) => (
          <li key={image.path}>
            {isNewImage(image) && <Pictures image={image} />}
            <p>{inWords(image)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
