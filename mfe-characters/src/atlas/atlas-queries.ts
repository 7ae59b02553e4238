import { queryOptions } from '@tanstack/react-query';
import { FAMILIES_FILE, RELATIONS_FILE } from '@otherfolk/shared/atlas/atlas-files';
import { parseFamilies, parseRelations } from '@otherfolk/shared/atlas/parse-atlas';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { freshWhile } from '@otherfolk/shared/queries/list-query';

/** A file of the atlas as one viewer may see it; null where it cannot be read (which is logged). */
const atlasQuery = <T>(file: string, parse: (json: unknown) => T) =>
  function (viewer: Viewer) {
    return queryOptions({
      queryKey: ['atlas', file, audienceKey(viewer)],
      queryFn: async ({ meta }): Promise<T | null> => {
        try {
          return parse(await shellContextOf(meta).read(file));
        } catch (error) {
          console.warn(`${file} could not be read`, error);
          return null;
        }
      },
      staleTime: ({ state }) => freshWhile(state.data !== null),
      structuralSharing: false,
    });
  };

export const relationsQuery = atlasQuery(RELATIONS_FILE, parseRelations);
export const familiesQuery = atlasQuery(FAMILIES_FILE, parseFamilies);
