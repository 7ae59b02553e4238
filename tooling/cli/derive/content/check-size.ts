import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { INDEX_FILES } from '@otherfolk/shared/kinds/entity-folders';

const MEGABYTE = 1_000_000;

/** A page waits for the file of its item: on a slow line this much takes five seconds. */
const MAX_JSON_BYTES = MEGABYTE;
const MAX_IMAGE_BYTES = 2 * MEGABYTE;

/** A size beyond that of any index; a larger file is not even read. */
export const MAX_READ_BYTES = 200 * MEGABYTE;

const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const GROWS_WITH_CATALOGUE: readonly string[] = [...INDEX_FILES, catalogueFiles.imageIndex];

/** Files that nobody would wait for. Indexes grow with the catalogue: only what cannot be read at all is told. */
export function checkSize(file: string, bytes: number): Finding[] {
  const isJson = file.endsWith('.json');
  const limit = GROWS_WITH_CATALOGUE.includes(file) ? MAX_READ_BYTES : isJson ? MAX_JSON_BYTES : MAX_IMAGE_BYTES;
  if (bytes <= limit) return [];
  const message = `${inMegabytes(bytes)}, more than the ${inMegabytes(limit)} that a visitor can wait for`;
  return [errorAt({ file }, message, isJson ? 'Shorten or split it' : 'Save it smaller, or remove it')];
}
