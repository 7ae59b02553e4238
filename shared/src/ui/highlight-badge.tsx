import { useState } from 'react';
import { imageKey } from '../catalogue/image-paths';
import type { Highlight, HighlightKind } from '../domain/card-highlight';
import { useKnownImageSizes } from '../hooks/use-image-sizes';
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

/** The images that a catalogue may have for it. An event is told by its name, which is in no image. */
const badgeFiles = (kind: HighlightKind): string[] =>
  kind === 'event' ? [] : EXTENSIONS.map((extension) => `${kind}.${extension}`);

/** The one badge of a list card, as `cardHighlight` chose it: an image where the catalogue has one, else its words. */
export function HighlightBadge({ highlight: { kind, label } }: { highlight: Highlight }) {
  const files = badgeFiles(kind);
  const known = useKnownImageSizes(files.map((file) => imageKey('highlightBadge', file)));
  const file = files.find((_, at) => known[at]);
  const [failed, setFailed] = useState(false);
  if (!file || failed) return <Badge tone={tones[kind]}>{label}</Badge>;
  return (
    <span className={styles.badge}>
      <Image kind="highlightBadge" file={file} alt="" sizes="72px" onFail={() => setFailed(true)} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
