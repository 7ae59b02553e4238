import { type ItemAddress, itemAtAddress } from '../item-at-address';

/** The items of a list, as far as the page has them. */
export interface ListedItems {
  items: ItemAddress[];
  /** How many the list has, drawn or not. */
  count: number;
}

/** Cards of a list, rows of its table, and heads of lives side by side. */
const LINKS = 'main :is(li > article, tbody, thead) a[href]';

const COUNT = /^Showing ([\d,.]+) of/;

/** Lives and versions of plots have a page of their own, and a second link to what they are of. */
const isItem = ({ folder, variantId }: ItemAddress): boolean => folder === 'locations' || variantId !== undefined;

/** Reads which items a list shows, in its order, each once. */
export function listedItems(page: Document): ListedItems {
  const byPath = new Map<string, ItemAddress>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const item = itemAtAddress(link.pathname);
    if (item && isItem(item) && !byPath.has(link.pathname)) byPath.set(link.pathname, item);
  }
  const said = [...page.querySelectorAll('main [role="status"]')].flatMap(
    ({ textContent }) => COUNT.exec(textContent)?.[1] ?? [],
  );
  const count = Number(said[0]?.replace(/\D/g, '') ?? byPath.size);
  return { items: [...byPath.values()], count: Math.max(count, byPath.size) };
}
