import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tag } from '@otherfolk/shared/domain/tags';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { type TagChoices, tagChoicesOf } from '../fields/tag-choices';

const EMPTY: readonly { tags?: Tag[] | undefined }[] = [];

/** Groups and names of tags that other items of the same kind have. */
export function useTagsInUse(kind: FileKind): TagChoices {
  const isCharacter = kind === 'core' || kind === 'variant';
  const { data: characters = EMPTY } = useQuery({ ...characterIndexQuery, enabled: isCharacter });
  const { data: plots = EMPTY } = useQuery({ ...plotVariantsQuery, enabled: kind === 'plot' });
  const { data: locations = EMPTY } = useQuery({ ...locationIndexQuery, enabled: kind === 'location' });
  const items = isCharacter ? characters : kind === 'plot' ? plots : locations;
  return useMemo(() => tagChoicesOf(items.flatMap(({ tags = [] }) => tags)), [items]);
}
