import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Plan } from '../changes/change-set';
import type { CatalogueFile } from '../files/catalogue-file';
import { sameJson } from '../files/json-value';
import { type CatalogueTexts, editedFile, fileAt } from '../whole/catalogue-texts';
import { applyOperation, type BulkOperation, type Stage, withStage } from './bulk-operation';

/** The core with the stage of these lives in its list: both have to say the same. */
function withStagesOf(core: JsonRecord, lives: ReadonlySet<string>, stage: Stage): JsonRecord {
  const listed = core['variants'];
  if (!Array.isArray(listed)) return core;
  const variants = listed.map((item: unknown) =>
    isJsonRecord(item) && lives.has(String(item['id'])) ? withStage(item, ['recordInfo'], stage) : item,
  );
  return { ...core, variants };
}

/** The chosen files of people whose lives are chosen, with those lives. */
function coresOf(files: readonly CatalogueFile[]): Map<string, Set<string>> {
  const cores = new Map<string, Set<string>>();
  for (const { kind, id, json } of files) {
    const core = json['variantOf'];
    if (kind === 'variant' && typeof core === 'string') cores.set(core, (cores.get(core) ?? new Set()).add(id));
  }
  return cores;
}

/** What an operation makes of the files at these paths, each of which can be left out. Throws a sentence where it changes none of them. */
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
  const cores =
    operation.kind === 'set-stage'
      ? [...coresOf(chosen)].flatMap(([id, lives]): [CatalogueFile, JsonRecord][] => {
          const core = fileAt(catalogue, `characters/${id}.json`);
          return core ? [[core, withStagesOf(core.json, lives, operation.stage)]] : [];
        })
      : [];
  const files = [...edited, ...cores].flatMap(([file, json]) =>
    sameJson(json, file.json) ? [] : (editedFile(file, json) ?? []),
  );
  if (files.length === 0 && leftOut.size === 0) throw new Error('Nothing would change: all of them are so already.');
  return { summary, files, notes: [], optional: new Set(paths) };
}
