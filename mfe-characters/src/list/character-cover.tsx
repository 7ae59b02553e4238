import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { Cover, type CoverLayer } from '@otherfolk/shared/ui/cover';

const SIZES = '(min-width: 1400px) 340px, (min-width: 700px) 33vw, 92vw';

/** Of the images that covers are made of. */
export const COVER_KINDS = ['characterCover', 'coverBackground', 'coverCharacter', 'coverText'] as const;

function layersOf(cover: NonNullable<CharacterIndexEntry['images']>['cover']): CoverLayer[] {
  if (typeof cover === 'string') return [{ kind: 'characterCover', file: cover }];
  const layers = [
    { kind: 'coverBackground', file: cover?.background },
    { kind: 'coverCharacter', file: cover?.character },
    { kind: 'coverText', file: cover?.text },
  ] as const;
  return layers.flatMap(({ kind, file }) => (file ? [{ kind, file }] : []));
}

interface CharacterCoverProps {
  entry: CharacterIndexEntry;
  priority: 'first' | 'lazy';
}

/** The cover of a list entry: one image, or background, character and title laid over each other. */
export function CharacterCover({ entry, priority }: CharacterCoverProps) {
  return <Cover layers={layersOf(entry.images?.cover)} alt="" sizes={SIZES} shape="portrait" priority={priority} />;
}
