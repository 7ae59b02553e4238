import { Picture } from './picture';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  items: readonly { file: string; style?: string | undefined }[];
  /** Whom or what the pictures show. */
  subject: string;
}

/** Pictures of a gallery, side by side. */
export function PictureGrid({ items, subject }: PictureGridProps) {
  return (
    <ul className={styles.pictures}>
      {items.map(({ file, style }, index) => (
        <li key={index}>
          <Picture
            kind="gallery"
            file={file}
            alt={[subject, style].filter(Boolean).join(', ')}
            sizes="(min-width: 700px) 240px, 45vw"
          />
        </li>
      ))}
    </ul>
  );
}
