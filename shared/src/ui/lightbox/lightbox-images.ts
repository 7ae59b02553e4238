import type { SlideData } from 'photoswipe';
import { imageSet } from '../../catalogue/image-paths';
import type { ImageIndex } from '../../catalogue/schemas/image-index';
import { distinctImages } from '../../domain/distinct-images';
import { captionOf } from '../../domain/gallery';
import { imageSearch } from '../../page/image-address';
import type { Gallery } from './gallery';
import { imageSizes, UNKNOWN_SIZE } from './lightbox-sizes';

/**
 * The images of a gallery as PhotoSwipe asks for them: by number. The image index is read again for each: more of it may arrive
 * in the meantime.
 */
export function lightboxImages({ items, subject, list }: Gallery, imageIndex: () => ImageIndex) {
  const images = distinctImages(items);
  const captions = images.map((image) => captionOf(subject, image));
  const { sizeOf, measure } = imageSizes(imageIndex);

  const fileAt = (index: number) => images[index]?.file ?? '';

  function linkTo(file: string): HTMLAnchorElement | undefined {
    const links = list.current?.querySelectorAll('a') ?? [];
    return [...links].find(({ search }) => search === imageSearch(file));
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
    indexOf: (file: string) => images.findIndex((image) => image.file === file),
    linkTo,
    measure,
    slideAt,
  };
}
