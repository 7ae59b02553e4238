import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DEFAULT_RELEASE } from '@otherfolk/shared/domain/release';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useToday } from '@otherfolk/shared/page/use-today';
import { useViewer } from '@otherfolk/shared/session';
import type { CatalogueFile } from '../files/catalogue-file';
import { pageOfFile } from './page-of-file';

const NONE: readonly never[] = [];

/** Where the site shows a file to whoever looks at it, as it was saved last; undefined where it does not. */
export function usePageOfFile(file: CatalogueFile): string | undefined {
  const viewer = useViewer();
  const today = useToday();
  const { data: site } = useQuery(siteQuery);
  const { data: characters = NONE } = useQuery(characterIndexQuery);
  const { data: plots = NONE } = useQuery(plotVariantsQuery);
  const { data: locations = NONE } = useQuery(locationIndexQuery);
  const release = site?.currentRelease ?? DEFAULT_RELEASE;
  return useMemo(
    () => (file.isNew ? undefined : pageOfFile(file, { viewer, release, today, characters, plots, locations })),
    [file, viewer, release, today, characters, plots, locations],
  );
}
