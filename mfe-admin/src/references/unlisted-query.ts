import { queryOptions } from '@tanstack/react-query';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import { unlistedOnServer } from '../targets/server-target';

/** A file of a character that no list names. */
export interface Unlisted {
  id: string;
  name: string;
  isLife: boolean;
}

/** People that have no life yet, and lives that nobody lists; none where no server keeps the catalogue. */
export const unlistedQuery = queryOptions({
  queryKey: ['unlisted characters'],
  queryFn: async ({ meta }): Promise<Unlisted[]> => {
    const files = await unlistedOnServer(shellContextOf(meta).catalogueServer);
    return Object.entries(files).flatMap(([path, text]) => {
      const [, , id] = ENTITY_FILE.exec(path) ?? [];
      const json = tryOr(() => jsonOfText(String(text)), undefined);
      if (id === undefined || !isJsonRecord(json)) return [];
      const { name, variantOf } = json;
      return [{ id, name: typeof name === 'string' && name !== '' ? name : id, isLife: variantOf !== undefined }];
    });
  },
});
