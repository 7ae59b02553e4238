import { catalogueFiles } from '../catalogue/catalogue-files';
import { isJsonRecord } from '../domain/json-record';
import { INDEX_FILES } from '../kinds/entity-folders';
import { type Content, REMEDY_OF_DERIVED } from './content';
import { derivedIndexes } from './derived-indexes';
import { errorAt, type Finding, warningAt } from './finding';

/** The first place where the list differs from what it should be, in words; undefined where it does not. */
function difference(actual: unknown, expected: readonly object[]): { path: string; message: string } | undefined {
  if (!Array.isArray(actual)) return { path: '$', message: 'not a list' };
  const text = (value: unknown) => JSON.stringify(value);
  const index = expected.findIndex((entry, position) => text(entry) !== text(actual[position]));
  if (index >= 0) {
    const { id = '' } = expected[index] as { id?: string };
    const found: unknown = actual[index];
    const message = isJsonRecord(found) && found['id'] === id ? `${id} has changed` : `${id} should stand here`;
    return { path: `$[${index}]`, message };
  }
  if (actual.length === expected.length) return undefined;
  return { path: `$[${expected.length}]`, message: 'more entries than there are files for' };
}

/** Finds where a list differs from what it should be. */
function checkIndex(content: Content, file: string): Finding[] {
  const { files, json } = content;
  if (!files.has(file)) return [errorAt({ file }, 'missing', REMEDY_OF_DERIVED)];
  const found = difference(json.get(file), derivedIndexes(content).get(file) ?? []);
  return found ? [errorAt({ file, path: found.path }, `stale: ${found.message}`, REMEDY_OF_DERIVED)] : [];
}

/** The derived files are there, and say what the other files say. */
export function checkIndexes(content: Content): Finding[] {
  const stale = INDEX_FILES.flatMap((file) => checkIndex(content, file));
  if (content.files.has(catalogueFiles.changelog)) return stale;
  return [...stale, warningAt({ file: catalogueFiles.changelog }, 'missing', 'Add one, be it an empty list')];
}
