import { CatalogueError, isCatalogueError } from './catalogue-error';
import { DATA_PATH } from './catalogue-files';

/** The parsed JSON of a file, by its path inside the catalogue; rejects with CatalogueError. */
export type ReadJson = (path: string) => Promise<unknown>;

/** Characters of a file that is read in parts: about what a slow phone reads in one frame. */
const LONG = 200_000;

const loadParser = () =>
  import(/* webpackChunkName: "long-json" */ './parse-long-json').then(
    ({ parseLongJson }) => parseLongJson,
    () => JSON.parse as (text: string) => unknown,
  );

/** Parses long texts in parts, between which the page can answer. */
export async function parseJson(text: string): Promise<unknown> {
  if (text.length < LONG) return JSON.parse(text) as unknown;
  const parse = await loadParser();
  return parse(text);
}

type Answer = Pick<Response, 'ok' | 'text'> & Partial<Pick<Response, 'body'>>;
type Fetch = (url: string) => Promise<Answer>;

/** The text of an answer, without a byte order mark. What parses a long one is loaded while the rest of it comes. */
async function textOf(answer: Answer, url: string): Promise<string> {
  if (!answer.body) return answer.text();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (...part: Parameters<TextDecoder['decode']>) => {
    try {
      return decoder.decode(...part);
    } catch (cause) {
      throw new CatalogueError('not-json', url, { cause });
    }
  };
  const reader = answer.body.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const length = text.length;
    text += decoded(part.value, { stream: true });
    if (length < LONG && text.length >= LONG) void loadParser();
  }
  return text + decoded();
}

async function fetchText(fetchIt: Fetch, url: string): Promise<string> {
  try {
    const response = await fetchIt(url);
    if (!response.ok) throw new CatalogueError('not-ok', url);
    return await textOf(response, url);
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
