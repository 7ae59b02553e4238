import { REDIRECTS_FILE } from '../catalogue/catalogue-files';
import { parseLeniently } from '../catalogue/parse-leniently';
import { ITEM_PATH, redirectOf } from '../kinds/redirect';
import { redirectsSchema } from '../kinds/redirects-schema';
import type { Content } from './content';
import { errorAt, type Finding, warningAt } from './finding';

/** Where all items are, whoever may see them. */
function pathsOf({ cores, plots, locations, families }: Content): Set<string> {
  const ofCores = [...cores].flatMap(([id, { outline }]) => [
    `characters/${id}`,
    ...(outline.character?.variants ?? []).map((variant) => `characters/${id}/${variant}`),
  ]);
  const ofPlots = [...plots].flatMap(
    ([
      id,
      {
        outline: { plot },
      },
    ]) => [`plots/${id}`, ...(plot ? [`plots/${plot.coreId}`, `plots/${plot.coreId}/${id}`] : [])],
  );
  const ofPlaces = [...locations.keys()].map((id) => `locations/${id}`);
  const ofFamilies = [...families.keys()].map((id) => `families/${id}`);
  return new Set([...ofCores, ...ofPlots, ...ofPlaces, ...ofFamilies]);
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
          'Write it as characters/mara, plots/storm, locations/quay or families/quill',
        ),
      ];
    if (paths.has(from)) return [warningAt(place, 'there is such an item, which is shown', 'Remove the entry')];
    const to = redirectOf(redirects, from);
    if (to === undefined) return [errorAt(place, 'leads in a circle', 'Name where the item is now')];
    return paths.has(to) ? [] : [errorAt(place, `leads to ${to}, where no item is`, 'Name where the item is now')];
  });
}
