import type { GalleryItem } from '@otherfolk/shared/domain/gallery';
import { ALL_STYLES, defaultGalleryStyle, stylesOf } from '@otherfolk/shared/domain/gallery';
import { PictureGrid } from '@otherfolk/shared/ui/picture-grid';
import { useState } from 'react';
import styles from './gallery.module.css';

/** Pictures of a character, filtered by style; which items its genres allow is decided before. */
export function Gallery({ items, subject }: { items: GalleryItem[]; subject: string }) {
  const [style, setStyle] = useState<string>(() => defaultGalleryStyle(items));
  const shown = style === ALL_STYLES ? items : items.filter((item) => item.style === style);
  return (
    <div>
      <label className={styles.filter}>
        Style{' '}
        <select value={style} onChange={(event) => setStyle(event.target.value)}>
          {[ALL_STYLES, ...stylesOf(items)].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <PictureGrid items={shown} subject={subject} />
    </div>
  );
}
