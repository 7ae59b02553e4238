import type { SlideData } from 'photoswipe';
import { imageSearch } from '../../browser/image-address';
import type { ImageSet } from '../../catalogue/image-paths';
import { distinctImages } from '../../domain/distinct-images';
import { captionOf, type GalleryItem } from '../../domain/gallery';
import { imageSizes, UNKNOWN_SIZE } from './lightbox-sizes';
import type { LightboxSource } from './lightbox-source';

/** The caption below an image: whom it shows, how, and who made it. */
const creditedCaption = (subject: string, image: GalleryItem): string =>
  [captionOf(subject, image), image.credit?.trim()].filter(Boolean).join(' · ');

/**
 * The images of a gallery as PhotoSwipe asks for them: by number. `setOf` is asked again for each: more may be known in the meantime.
 */
export function lightboxImages({ items, subject, list }: LightboxSource, setOf: (file: string) => ImageSet) {
  const images = distinctImages(items);
  const captions = images.map((image) => creditedCaption(subject, image));
  const { sizeOf, measure } = imageSizes(setOf);

  const fileAt = (index: number) => images[index]?.file ?? '';

  function linkTo(file: string): HTMLAnchorElement | undefined {
    const links = list.current?.querySelectorAll('a') ?? [];
    return [...links].find(({ search }) => search === imageSearch(file));
  }

  /** `onMeasured` is called later where the size is a guess for now. */
  function slideAt(index: number, onMeasured: () => void): SlideData {
    const file = fileAt(index);
    const { src, srcSet } = setOf(file);
    const link = linkTo(file);
    const size = sizeOf(file);
    if (!size) void measure(file).then(onMeasured);
    return {
      src,
      ...(srcSet && { srcset: srcSet }),
      ...(size ?? UNKNOWN_SIZE),
      alt: images[index]?.alt || (captions[index] ?? ''),
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
