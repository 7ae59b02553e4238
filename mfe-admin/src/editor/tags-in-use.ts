import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { isItemFolder } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { itemListQuery } from '@otherfolk/shared/queries/item-list-query';
import { type TagChoices, tagChoicesOf } from '../fields/tag-choices';
import { folderOfKind } from '../whole/references-to';

const EMPTY: readonly never[] = [];

/** Groups and names of tags that other items of the same kind have. */
export function useTagsInUse(kind: FileKind): TagChoices {
  const folder = folderOfKind(kind);
  const isTagged = isItemFolder(folder);
  const { data: items = EMPTY } = useQuery({
    ...itemListQuery(isTagged ? folder : characterKind.folder),
    enabled: isTagged,
  });
  return useMemo(() => tagChoicesOf(items.flatMap(({ tags = [] }) => tags)), [items]);
}
