import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageKey, type ImageKind } from '../catalogue/image-paths';
import { siteQuery } from '../page/site-query';
import { useImageSizes } from '../page/use-image-sizes';
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
}

const keyOf = ({ kind, file }: CoverLayer) => imageKey(kind, file);

function MissingCover(place: Pick<CoverProps, 'alt' | 'sizes' | 'priority'>) {
  const { missingCover } = useSuspenseQuery(siteQuery).data;
  return <Image {...place} kind="characterCover" file={missingCover} className={styles.layer} />;
}

/** A stack of images. A layer that does not load is dropped; where none is left the missing cover stands in. */
export function Cover({ layers, shape, ...place }: CoverProps) {
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
    </div>
  );
}
