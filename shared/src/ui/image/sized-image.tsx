import { useState, useSyncExternalStore } from 'react';
import { imageKey, type ImageKind, imageSet } from '../../catalogue/image-paths';
import { useShellContext } from '../../contract/shell-context';
import type { ImageSize } from '../../hooks/use-image-sizes';

export interface ImageProps {
  kind: ImageKind;
  file: string;
  /** The text where the catalogue has none for the image. Empty for one that says nothing which does not stand in the text. */
  alt: string;
  /** The words of the place that shows it; they go before those of the image index. */
  words?: string | undefined;
  /** The `sizes` of the place that it stands in. */
  sizes: string;
  className?: string | undefined;
  /** `first` for the largest image that every screen shows at first: scripts wait for one of them. On lists that is the first card's. */
  priority?: 'first' | 'normal' | 'lazy';
  onFail?: () => void;
}

const never = () => () => undefined;

/** An image whose size is known, or is not to be had. */
export function SizedImage({
  kind,
  file,
  alt,
  words,
  sizes,
  className,
  priority = 'lazy',
  onFail,
  size,
}: ImageProps & { size: ImageSize | undefined }) {
  const key = imageKey(kind, file);
  const [failed, setFailed] = useState<string>();
  const { firstImages, guardedImages } = useShellContext();
  const open = () => guardedImages?.open(key);
  const guarded = useSyncExternalStore(guardedImages?.subscribe ?? never, open, open);
  if (failed === key) return null;
  const { src, srcSet, width, height } = guarded ?? imageSet(kind, file, size ? { [key]: size } : {});
  if (priority === 'first') firstImages?.push({ src, srcSet, sizes });
  const fail = () => {
    setFailed(key);
    onFail?.();
  };
  return (
    <img
      // An image that failed before the scripts arrived fires no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
      }}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt && (words || size?.alt || alt)}
      className={className}
      // Written in eighths: the page's policy allows no style in HTML (ui/images.css).
      data-focus={size?.focus?.map((at) => Math.round(at * 8)).join('')}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      onError={fail}
    />
  );
}
