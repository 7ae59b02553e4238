import type { Content } from '@otherfolk/shared/check/content';
import { type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { NAMES_FILE, SEARCH_FILE } from '@otherfolk/shared/search/search-files';
import { searchFilesOf } from './derived-files-of';

const REMEDY = 'Run npm run content -- index';

/** The search index, where there is one, finds what the other files say. Our own server and exports derive it anew each time. */
export async function checkSearch(folder: string, { json, files }: Content): Promise<Finding[]> {
  const written = [...files].filter((file) => SEARCH_FILE.test(file));
  if (written.length === 0) return [];
  const expected = await searchFilesOf(folder);
  const isRight = (file: string) => `${JSON.stringify(json.get(file))}\n` === expected.get(file);
  const stale = new Set([...written, ...expected.keys()]).size - written.filter(isRight).length;
  if (stale === 0) return [];
  return [warningAt({ file: NAMES_FILE }, `the search index is stale: ${stale} of its files`, REMEDY)];
}
