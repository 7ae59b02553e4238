import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { fileQueryKeyOf } from '../files/open-file';

/** Gives a file another state wherever it is open in this page. */
export function useOpenedFile(): (file: CatalogueFile) => void {
  const client = useQueryClient();
  return useCallback(
    (file) => void client.setQueriesData({ queryKey: fileQueryKeyOf(file.kind, file.id) }, file),
    [client],
  );
}
