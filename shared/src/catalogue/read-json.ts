import { CatalogueError, isCatalogueError } from './catalogue-error';
import { DATA_PATH } from './catalogue-files';

/** The parsed JSON of a file, by its path inside the catalogue; rejects with CatalogueError. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Characters of a file that is read in parts: about what a slow phone reads in one frame. */
const LONG = 200_000;

/** Parses long texts in parts, between which the page can answer. */
export async function parseJson(text: string): Promise<unknown> {
  if (text.length < LONG) return JSON.parse(text) as unknown;
  const parse = await import(/* webpackChunkName: "long-json" */ './parse-long-json').then(
    ({ parseLongJson }) => parseLongJson,
    () => JSON.parse as (text: string) => unknown,
  );
  return parse(text);
}

type Fetch = (url: string) => Promise<Pick<Response, 'ok' | 'text'>>;

async function fetchText(fetchIt: Fetch, url: string): Promise<string> {
  try {
    const response = await fetchIt(url);
    if (!response.ok) throw new CatalogueError('not-ok', url);
    return await response.text();
  } catch (cause) {
    if (isCatalogueError(cause)) throw cause;
    throw new CatalogueError('network', url, { cause });
  }
}

/** Reads over HTTP; nothing is cached or tried again. */
export function httpReader(fetchIt: Fetch, base = DATA_PATH): ReadJson {
  return async (path) => {
    const url = base + path;
    const text = await fetchText(fetchIt, url);
    try {
      return await parseJson(text);
    } catch (cause) {
      throw new CatalogueError('not-json', url, { cause });
    }
  };
}
