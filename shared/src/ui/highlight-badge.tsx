import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IMAGE_FOLDERS } from '../catalogue/image-paths';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import type { Highlight, HighlightKind } from '../domain/card-highlight';
import { imageIndexQuery } from '../page/image-index-query';
import { Badge, type BadgeTone } from './badge';
import styles from './highlight-badge.module.css';
import { Image } from './image/image';

const tones: Record<HighlightKind, BadgeTone> = {
  birthday: 'brass',
  pipeline: 'grey',
  newRelease: 'blue',
  new: 'brass',
  updated: 'brass',
  event: 'purple',
};

const EXTENSIONS = ['avif', 'webp', 'png', 'svg'];

/** The image that the catalogue has for it. An event is told by its name, which is in no image. */
function badgeFile(kind: HighlightKind, index: ImageIndex): string | undefined {
  if (kind === 'event') return undefined;
  return EXTENSIONS.map((extension) => `${kind}.${extension}`).find((file) =>
    Object.hasOwn(index, IMAGE_FOLDERS.highlightBadge + file),
  );
}

/** The one badge of a list card, as `cardHighlight` chose it: an image where the catalogue has one, else its words. */
export function HighlightBadge({ highlight: { kind, label } }: { highlight: Highlight }) {
  const file = badgeFile(kind, useQuery(imageIndexQuery).data ?? {});
  const [failed, setFailed] = useState(false);
  if (!file || failed) return <Badge tone={tones[kind]}>{label}</Badge>;
  return (
    <span className={styles.badge}>
      <Image kind="highlightBadge" file={file} alt="" sizes="72px" onFail={() => setFailed(true)} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
