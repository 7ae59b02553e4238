import type { SlideData } from 'photoswipe';
import { imageSet } from '../../catalogue/image-paths';
import type { ImageIndex } from '../../catalogue/schemas/image-index';
import { distinctPictures } from '../../domain/distinct-pictures';
import { captionOf } from '../../domain/gallery';
import { pictureSearch } from '../../page/picture-address';
import { pictureSizes, UNKNOWN_SIZE } from './lightbox-sizes';
import type { Gallery } from './gallery';

/**
 * The pictures of a gallery as PhotoSwipe asks for them: by number. The image index is read again for each: more of it may arrive
 * in the meantime.
 */
export function lightboxPictures({ items, subject, list }: Gallery, imageIndex: () => ImageIndex) {
  const pictures = distinctPictures(items);
  const captions = pictures.map((picture) => captionOf(subject, picture));
  const { sizeOf, measure } = pictureSizes(imageIndex);

  const fileAt = (index: number) => pictures[index]?.file ?? '';

  function linkTo(file: string): HTMLAnchorElement | undefined {
    const links = list.current?.querySelectorAll('a') ?? [];
    return [...links].find(({ search }) => search === pictureSearch(file));
  }

  /** `onMeasured` is called later where the size is a guess for now. */
  function slideAt(index: number, onMeasured: () => void): SlideData {
    const file = fileAt(index);
    const { src, srcSet } = imageSet('gallery', file, imageIndex());
    const link = linkTo(file);
    const size = sizeOf(file);
    if (!size) void measure(file).then(onMeasured);
    return {
      src,
      ...(srcSet && { srcset: srcSet }),
      ...(size ?? UNKNOWN_SIZE),
      alt: captions[index] ?? '',
      // It grows out of its thumbnail, and returns there.
      ...(link && { element: link, msrc: link.querySelector('img')?.currentSrc ?? '', thumbCropped: true }),
    };
  }

  return {
    captions,
    fileAt,
    indexOf: (file: string) => pictures.findIndex((picture) => picture.file === file),
    linkTo,
    measure,
    slideAt,
  };
}
