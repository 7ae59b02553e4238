import { tryOr } from '../domain/try-or';

const KEY = 'foldedSections';

/** Anchors of folded sections by page. */
type Folded = Record<string, string[]>;

function readAll(): Folded {
  const stored = tryOr((): unknown => JSON.parse(window.sessionStorage.getItem(KEY) ?? ''), {});
  return typeof stored === 'object' && stored !== null ? (stored as Folded) : {};
}

/** All lives of one character, or variants of one plot, are one page here: `/characters/mara`. */
export function foldingPage(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/');
}

const foldedIn = (all: Folded, page: string): readonly string[] => (Array.isArray(all[page]) ? all[page] : []);

/** The anchors of the sections that are folded. */
export const foldedOn = (page: string): readonly string[] => foldedIn(readAll(), page);

export const isFolded = (page: string, anchor: string): boolean => foldedOn(page).includes(anchor);

/** Remembers whether a section is folded, in this tab: a reload finds the page as it was left. Without storage nothing is remembered. */
export function rememberFolded(page: string, anchor: string, folded: boolean): void {
  // Browsers tell of every section that is open at first, too.
  if (isFolded(page, anchor) === folded) return;
  const all = readAll();
  const others = foldedIn(all, page).filter((each) => each !== anchor);
  const anchors = folded ? [...others, anchor] : others;
  tryOr(() => window.sessionStorage.setItem(KEY, JSON.stringify({ ...all, [page]: anchors })), undefined);
}
