import type { GalleryItem } from '@otherfolk/shared/domain/gallery';
import { ALL_STYLES, defaultGalleryStyle, stylesOf } from '@otherfolk/shared/domain/gallery';
import { Picture } from '@otherfolk/shared/ui/picture';
import { useState } from 'react';
import styles from './gallery.module.css';

/** Pictures of a character, filtered by style; which items its genres allow is decided before. */
export function Gallery({ items }: { items: GalleryItem[] }) {
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
      <ul className={styles.pictures}>
        {shown.map(({ file, style: label }) => (
          <li key={file}>
            <Picture
              kind="gallery"
              file={file}
              alt={label ? `In the style ${label}` : ''}
              sizes="(min-width: 700px) 240px, 45vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
