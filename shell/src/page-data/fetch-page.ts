import { pageDataPath } from '@otherfolk/shared/contract/rendering';
import type { PageData } from '../page-state/page-data';
import { parsePageData } from './parse-page-data';

/** The time after which the files of the catalogue are asked for instead. */
const TIMEOUT_MS = 8000;

/** The data of a page as it came. */
export interface FetchedPage extends PageData {
  /** When it was asked for: what was read later is newer. */
  askedAt: number;
  /** The length of its text, in characters. */
  length: number;
}

/** Fetches the data of a page; null where there is none. Rejects where it does not come, or is cut short. */
export async function fetchPage(pathname: string): Promise<FetchedPage | null> {
  const askedAt = Date.now();
  const response = await fetch(pageDataPath(pathname), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const text = await response.text();
  const page = parsePageData(JSON.parse(text));
  return page ? { ...page, askedAt, length: text.length } : null;
}
