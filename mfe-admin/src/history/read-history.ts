import * as v from 'valibot';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { askServer } from '../targets/server-target';

const listSchema = v.object({
  changes: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      by: v.string(),
      summary: v.string(),
      files: v.array(
        v.object({
          path: v.string(),
          change: v.picklist(['added', 'changed', 'removed']),
          hash: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  damaged: v.optional(v.array(v.string()), []),
});

const textsSchema = v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) });

/** A save of the last thirty days. `at`: as an ISO time. */
export type SavedChange = v.InferOutput<typeof listSchema>['changes'][number];

/** Changes, the newest first, and the ids of those that cannot be shown. Rejects with a sentence. */
export const readHistory = async (server: CatalogueServer) => v.parse(listSchema, await askServer(server, 'history'));

/** A file before and after a change; null where it was not there, and for images. */
export const readTexts = async (server: CatalogueServer, id: string, path: string) =>
  v.parse(textsSchema, await askServer(server, `history/${id}?path=${encodeURIComponent(path)}`));

/** The state that files must have for others to be written over them: hashes by path, null for none. */
export type Expected = Readonly<Record<string, string | null>>;

/** Writes the files of a change that `expected` names as they were before it. Rejects with a sentence, SaveConflict where one is something else. */
export async function restoreChange(server: CatalogueServer, id: string, expected: Expected): Promise<void> {
  await askServer(server, 'restore', { id, paths: Object.keys(expected), expected });
  await server.refresh();
}
