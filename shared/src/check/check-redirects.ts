import { REDIRECTS_FILE } from '../catalogue/catalogue-files';
import { parseLeniently } from '../catalogue/parse-leniently';
import { isItemFolder, ITEM_KINDS } from '../kinds';
import { ENTITY_FOLDERS } from '../kinds/entity-folders';
import { contentOfFile } from '../kinds/file-contents';
import { ITEM_PATH, redirectOf } from '../kinds/redirect';
import { redirectsSchema } from '../kinds/redirects-schema';
import { type Content, entitiesOf } from './content';
import { errorAt, type Finding, warningAt } from './finding';

/** Where all items are, whoever may see them. */
function pathsOf(content: Content): Set<string> {
  return new Set(
    entitiesOf(content).flatMap(({ kind, id, summary: { character, listing } }) => {
      const { folder } = contentOfFile(kind);
      if (kind === 'variant') return [];
      const versions = (character?.variants ?? []).map((variant) => `${folder}/${id}/${variant}`);
      const core = `${folder}/${listing?.coreId ?? id}`;
      const item =
        isItemFolder(folder) && ITEM_KINDS[folder].versions !== 'none' && listing ? [core, `${core}/${id}`] : [core];
      return [`${folder}/${id}`, ...versions, ...item];
    }),
  );
}

/** Old paths lead to items that there are, and stand in the way of none. */
export function checkRedirects(content: Content): Finding[] {
  const file = REDIRECTS_FILE;
  const redirects = parseLeniently(redirectsSchema, content.json.get(file) ?? {}).output ?? {};
  const paths = pathsOf(content);
  return Object.keys(redirects).flatMap((from): Finding[] => {
    const place = { file, path: `$["${from}"]` };
    if (!ITEM_PATH.test(from))
      return [
        errorAt(
          place,
          'not where an item can be',
          `Write it as ${ENTITY_FOLDERS.map((folder) => `${folder}/some-id`).join(', ')}`,
        ),
      ];
    if (paths.has(from)) return [warningAt(place, 'there is such an item, which is shown', 'Remove the entry')];
    const to = redirectOf(redirects, from);
    if (to === undefined) return [errorAt(place, 'leads in a circle', 'Name where the item is now')];
    return paths.has(to) ? [] : [errorAt(place, `leads to ${to}, where no item is`, 'Name where the item is now')];
  });
}
