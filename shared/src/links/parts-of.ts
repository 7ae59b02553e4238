import { plotKind } from '../kinds/plot/kind';
import { type ItemLinks, type ItemRow, linkKey, linksFileOf, linksFiles, type LinksPart } from './links-files';

/** The keys of the items that links lead to, each once. */
function itemsOf({ roles = [], cast = [], places = [], mentions = [] }: ItemLinks): string[] {
  return [
    ...roles.map(([plotId]) => linkKey(plotKind.folder, plotId)),
    ...cast.map(([, , lifeId]) => linkKey('characters', lifeId)),
    ...places.map(([placeId]) => linkKey('locations', placeId)),
    ...mentions.map(([kind, id]) => linkKey(kind, id)),
  ];
}

/** All files of links, in an order that depends on the content alone. */
export function partsOf(
  links: ReadonlyMap<string, ItemLinks>,
  rows: ReadonlyMap<string, ItemRow>,
): Map<string, LinksPart> {
  const parts = new Map<string, LinksPart>(linksFiles.map((file) => [file, { items: {}, links: {} }]));
  for (const [key, each] of [...links].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const part = parts.get(linksFileOf(key));
    if (!part) continue;
    part.links[key] = each;
    for (const item of itemsOf(each)) {
      const row = rows.get(item);
      if (row) part.items[item] = row;
    }
  }
  return parts;
}
