import { pageDataPath } from '@otherfolk/shared/contract/rendering';
import { pageFile } from './public-pages';

const BELOW = /\/\*$/;

function matcherOf(url: string): (file: string) => boolean {
  if (BELOW.test(url)) return (file) => file.startsWith(url.slice(1).replace(BELOW, '/'));
  const files = [pageFile(url), pageDataPath(url).slice(1), url.slice(1)];
  return (file) => files.includes(file);
}

/**
 * Which files of an export are left out on purpose: `urls` are those of pages or files, or end in `/*` and mean all that lies below.
 * Throws one sentence for what is no such URL.
 */
export function leftOut(urls: readonly string[]): (file: string) => boolean {
  const wrong = urls.find((url) => !url.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`--without is '${wrong}', which is no path of the site such as /plots/storm.`);
  const matchers = urls.map(matcherOf);
  return (file) => matchers.some((matches) => matches(file));
}
