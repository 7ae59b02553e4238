import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImageKind } from '../catalogue/image-paths';
import { siteQuery } from '../page/site-query';
import styles from './cover.module.css';
import { Image } from './image/image';

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

/** A stack of images. A layer that does not load is dropped; where none is left the missing cover stands in. */
export function Cover({ layers, alt, sizes, shape, priority = 'lazy' }: CoverProps) {
  const { missingCover } = useSuspenseQuery(siteQuery).data;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const keyOf = ({ kind, file }: CoverLayer) => `${kind}/${file}`;
  const left = layers.filter((layer) => !failed.includes(keyOf(layer)));
  const shown: CoverLayer[] = left.length > 0 ? left : [{ kind: 'characterCover', file: missingCover }];
  return (
    <div className={styles.cover} data-shape={shape} data-missing={left.length === 0 || undefined}>
      {shown.map((layer, depth) => (
        <Image
          key={layer.kind}
          {...layer}
          // The stack is one image: its lowest layer speaks for it.
          alt={depth === 0 ? alt : ''}
          sizes={sizes}
          className={styles.layer}
          priority={priority}
          onFail={() => setFailed((before) => [...before, keyOf(layer)])}
        />
      ))}
    </div>
  );
}
