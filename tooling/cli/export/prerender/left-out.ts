import { pageDataPath } from '@otherfolk/shared/contract/rendering';
import { fileOfPath, pageFile } from './public-pages';

const BELOW = /\/\*$/;

function isPath(url: string): boolean {
  try {
    return url.startsWith('/') && decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}

function matcherOf(url: string): (file: string) => boolean {
  if (BELOW.test(url)) return (file) => file.startsWith(fileOfPath(url).replace(BELOW, '/'));
  const files = [pageFile(url), fileOfPath(pageDataPath(url)), fileOfPath(url)];
  return (file) => files.includes(file);
}

/**
 * Tells which files of an export are left out on purpose: `urls` are those of pages or files, or end in `/*` and mean all that lies below.
 * Throws one sentence for what is no such URL.
 */
export function leftOut(urls: readonly string[]): (file: string) => boolean {
  const wrong = urls.find((url) => !isPath(url));
  if (wrong !== undefined)
    throw new Error(`--without is '${wrong}', which is no path of the site such as /locations/quay.`);
  const matchers = urls.map(matcherOf);
  return (file) => matchers.some((matches) => matches(file));
}
