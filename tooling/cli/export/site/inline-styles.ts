import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What asks for a file by an address that is relative to the sheet, and what HTML would end or change: its hash would be another. */
const IS_BOUND_TO_ITS_FILE = /@import|url\((?!\s*["']?(?:data:|https?:|\/|#))|<\/style|\r/i;

/** The texts of the style sheets in a folder that can stand in a page's HTML, by their URLs, which begin with `url`. */
export function inlineStylesIn(folder: string, url: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const texts = files.map((file) => [url + file, readFileSync(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(texts.filter(([, text]) => !IS_BOUND_TO_ITS_FILE.test(text)));
}
