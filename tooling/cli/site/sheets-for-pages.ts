import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What asks for a file by an address that is relative to the sheet, and what HTML would end or change: its hash would be another. */
const IS_BOUND_TO_ITS_FILE = /@import|url\((?!\s*["']?(?:data:|https?:|\/|#))|<\/style|\r/i;

/** The texts of the style sheets in a folder that a page can carry in its HTML, by the URLs that the folder's `url` begins. */
export function sheetsForPages(folder: string, url: string): Record<string, string> {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => [url + file, readFileSync(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(texts.filter(([, text]) => !IS_BOUND_TO_ITS_FILE.test(text)));
}
