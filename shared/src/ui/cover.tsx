import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageKey, type ImageKind } from '../catalogue/image-paths';
import { useImageSizes } from '../hooks/use-image-sizes';
import { siteQuery } from '../queries/site-query';
import styles from './cover.module.css';
import { Image } from './image/image';
import { SizedImage } from './image/sized-image';

export interface CoverLayer {
  kind: ImageKind;
  file: string;
}

interface CoverProps {
  /** Back to front. */
  layers: CoverLayer[];
  alt: string;
  sizes: string;
  shape: 'portrait' | 'landscape';
  priority?: 'first' | 'normal' | 'lazy';
  /** Drawn above the missing cover, which is that of a person. */
  sign?: Sign;
}

/** The drawings that stand for a plot and for a location without a picture: an open book, and hills under a sun. */
const SIGNS = {
  plot: 'M32 18c-6-5-14-6-22-4v32c8-2 16-1 22 4 6-5 14-6 22-4V14c-8-2-16-1-22 4zm0 0v32',
  location: 'M6 48l16-26 10 15 8-11 18 22zM46 18a5 5 0 1 0 .01 0',
} as const;

type Sign = keyof typeof SIGNS;

const keyOf = ({ kind, file }: CoverLayer) => imageKey(kind, file);

function MissingCover(place: Pick<CoverProps, 'alt' | 'sizes' | 'priority'>) {
  const { missingCover } = useSuspenseQuery(siteQuery).data;
  return <Image {...place} kind="characterCover" file={missingCover} className={styles.layer} />;
}

/** A stack of images. A layer that does not load is dropped; where none is left the missing cover stands in. */
export function Cover({ layers, shape, sign, ...place }: CoverProps) {
  // One question for all layers: a list has hundreds of covers.
  const imageSizes = useImageSizes(layers.map(keyOf), { withWords: place.alt !== '' });
  const [failed, setFailed] = useState<readonly string[]>([]);
  const left = layers.filter((layer) => !failed.includes(keyOf(layer)));
  return (
    <div className={styles.cover} data-shape={shape} data-missing={left.length === 0 || undefined}>
      {left.map((layer, depth) => (
        <SizedImage
          key={layer.kind}
          {...place}
          {...layer}
          // The stack is one image: its lowest layer speaks for it.
          alt={depth === 0 ? place.alt : ''}
          size={imageSizes[layers.indexOf(layer)]}
          className={styles.layer}
          onFail={() => setFailed((before) => [...before, keyOf(layer)])}
        />
      ))}
      {left.length === 0 && <MissingCover {...place} />}
      {left.length === 0 && sign && (
        <svg className={styles.sign} viewBox="0 0 64 64" aria-hidden data-sign={sign}>
          <path d={SIGNS[sign]} />
        </svg>
      )}
    </div>
  );
}
