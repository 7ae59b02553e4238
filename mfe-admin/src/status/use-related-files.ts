import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { catalogueFileQuery } from '../files/open-file';
import { livesOf } from './status-files';

/** The other files that say the status of an item. */
export interface RelatedFiles {
  core?: CatalogueFile;
  lives: readonly CatalogueFile[];
}

/** Reads them as they are now. Rejects with a sentence where one cannot be read. */
export function useReadRelatedFiles(file: CatalogueFile) {
  const client = useQueryClient();
  return useCallback(
    async (edited: JsonRecord): Promise<RelatedFiles> => {
      const read = (kind: 'core' | 'variant', id: string) =>
        client.fetchQuery({ ...catalogueFileQuery(kind, id), staleTime: 0 });
      if (file.kind === 'core') {
        const ids = livesOf(edited).map(({ id }) => id);
        return { lives: await Promise.all(ids.filter(isValidId).map((id) => read('variant', id))) };
      }
      const coreId = edited['variantOf'];
      if (file.kind !== 'variant' || !isValidId(coreId)) return { lives: [] };
      return { core: await read('core', coreId), lives: [] };
    },
    [client, file.kind],
  );
}
