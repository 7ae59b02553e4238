import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { type TagChoices, tagChoicesOf } from '../fields/tag-choices';

/** Groups and names of tags that other characters have. */
export function useTagsInUse(): TagChoices {
  const { data } = useQuery(characterIndexQuery);
  return useMemo(() => tagChoicesOf((data ?? []).flatMap(({ tags = [] }) => tags)), [data]);
}
