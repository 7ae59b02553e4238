import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { sameJson } from '@otherfolk/shared/files/json-value';
import type { Plan } from '../changes/change-set';
import { personWithStatus } from '../status/status-files';
import { type CatalogueTexts, editedFile, fileAt } from '../whole/catalogue-texts';
import { applyOperation, type BulkOperation } from './bulk-operation';

/** The chosen files of people whose lives are chosen, with those lives. */
function coresOf(files: readonly CatalogueFile[]): Map<string, Set<string>> {
  const cores = new Map<string, Set<string>>();
  for (const { kind, id, json } of files) {
    const core = json['variantOf'];
    if (kind === 'variant' && typeof core === 'string') cores.set(core, (cores.get(core) ?? new Set()).add(id));
  }
  return cores;
}

/** The change that an operation makes to the files at these paths, each of which can be left out. Throws a sentence where it changes none of them. */
export function bulkPlan(
  catalogue: CatalogueTexts,
  { paths, operation, summary }: { paths: readonly string[]; operation: BulkOperation; summary: string },
  leftOut: ReadonlySet<string> = new Set(),
): Plan {
  const chosen = paths.filter((path) => !leftOut.has(path)).flatMap((path) => fileAt(catalogue, path) ?? []);
  const edited = chosen.map((file): [CatalogueFile, JsonRecord] => [
    file,
    applyOperation(file.kind, file.json, operation),
  ]);
  // The status of a life stands in the list of its person, too.
  const cores =
    operation.kind === 'set-status'
      ? [...coresOf(chosen)].flatMap(([id, lives]): [CatalogueFile, JsonRecord][] => {
          const core = fileAt(catalogue, `characters/${id}.json`);
          const listed = [...lives].map((life) => ({ id: life }));
          return core ? [[core, personWithStatus(core.json, listed, operation.chosen, operation.out)]] : [];
        })
      : [];
  const files = [...edited, ...cores].flatMap(([file, json]) =>
    sameJson(json, file.json) ? [] : (editedFile(file, json) ?? []),
  );
  if (files.length === 0 && leftOut.size === 0) throw new Error('Nothing would change: all of them are so already.');
  return { summary, files, notes: [], optional: new Set(paths) };
}
