import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { imageIn } from '@otherfolk/shared/browser/image-address';
import type { GalleryItem } from '@otherfolk/shared/domain/gallery';
import { ALL_STYLES, defaultGalleryStyle, itemsInStyle, stylesOf } from '@otherfolk/shared/domain/gallery';
import { ImageGrid } from '@otherfolk/shared/ui/image/image-grid';
import { detailTexts } from '../texts/detail';
import styles from './character-gallery.module.css';

/**
 * Pictures of a character, filtered by style; which items its genres allow is decided before. Where the address asks for one that
 * the filter leaves out, the filter gives way.
 */
export function CharacterGallery({ items, subject }: { items: GalleryItem[]; subject: string }) {
  const [style, setStyle] = useState<string>(() => defaultGalleryStyle(items));
  const shown = itemsInStyle(items, style);
  const asked = imageIn(useLocation().search);
  const isAsked = ({ file }: GalleryItem) => file === asked;
  const isLeftOut = items.some(isAsked) && !shown.some(isAsked);
  // The style changes once the page has been taken over, not before: nobody asks for an image while it is prerendered.
  useEffect(() => {
    if (isLeftOut) setStyle(ALL_STYLES);
  }, [isLeftOut]);
  return (
    <div>
      <label className={styles.filter}>
        <span>{detailTexts.galleryStyle}</span>{' '}
        <select autoComplete="off" value={style} onChange={(event) => setStyle(event.target.value)}>
          {[ALL_STYLES, ...stylesOf(items)].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <ImageGrid items={shown} subject={subject} />
    </div>
  );
}
