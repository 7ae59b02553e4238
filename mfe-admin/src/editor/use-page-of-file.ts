import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DEFAULT_RELEASE } from '@otherfolk/shared/domain/release';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { useItemLists } from '@otherfolk/shared/hooks/use-item-lists';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { pageOfFile } from './page-of-file';

/** The page that shows a file to this viewer, as it was saved last; undefined where there is none. */
export function usePageOfFile(file: CatalogueFile): string | undefined {
  const viewer = useViewer();
  const today = useToday();
  const { data: site } = useQuery(siteQuery);
  const lists = useItemLists();
  const release = site?.currentRelease ?? DEFAULT_RELEASE;
  return useMemo(
    () => (file.isNew ? undefined : pageOfFile(file, { viewer, release, today, lists })),
    [file, viewer, release, today, lists],
  );
}
