import type { GalleryPicture } from '@otherfolk/shared/catalogue/schemas/gallery-item';
import { Picture } from '@otherfolk/shared/ui/picture';
import styles from './plot-gallery.module.css';

interface PlotGalleryProps {
  title: string;
  items: readonly GalleryPicture[];
}

/** The pictures of a plot, all of them. */
export function PlotGallery({ title, items }: PlotGalleryProps) {
  return (
    <ul className={styles.pictures}>
      {items.map(({ file, style }, index) => (
        <li key={index}>
          <Picture
            kind="gallery"
            file={file}
            alt={[title, style].filter(Boolean).join(', ')}
            sizes="(min-width: 700px) 240px, 45vw"
          />
        </li>
      ))}
    </ul>
  );
}
