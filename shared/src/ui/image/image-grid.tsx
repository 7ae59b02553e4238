import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { imageSearch, openedHere } from '../../browser/image-address';
import { captionOf, type GalleryItem } from '../../domain/gallery';
import { useLightbox } from '../lightbox/use-lightbox';
import { Image } from './image';
import styles from './image-grid.module.css';

interface ImageGridProps {
  items: readonly GalleryItem[];
  /** The person or thing that the images show. */
  subject: string;
}

/** A link to the image's own address on this page. */
function Thumbnail({ file, alt, caption }: GalleryItem & { caption: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <Link to={{ search: imageSearch(file) }} state={openedHere} className={failed ? styles.failed : undefined}>
      {failed ? (
        caption
      ) : (
        <Image
          kind="gallery"
          file={file}
          alt={caption}
          words={alt}
          sizes="(min-width: 1280px) 340px, (min-width: 700px) 240px, 45vw"
          onFail={() => setFailed(true)}
        />
      )}
    </Link>
  );
}

/** Pictures of a gallery, side by side; each opens enlarged, and the others can be leafed through from there. */
export function ImageGrid({ items, subject }: ImageGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const prepare = useLightbox({ items, subject, list });
  return (
    <ul ref={list} className={styles.images} onPointerEnter={prepare} onFocus={prepare}>
      {items.map((item, index) => (
        <li key={index} data-shape="portrait">
          <Thumbnail key={item.file} {...item} caption={captionOf(subject, item)} />
        </li>
      ))}
    </ul>
  );
}
