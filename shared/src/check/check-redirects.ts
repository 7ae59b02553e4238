import { REDIRECTS_FILE } from '../catalogue/catalogue-files';
import { parseLeniently } from '../catalogue/parse-leniently';
import { redirectsSchema } from '../catalogue/schemas/redirects';
import { PAGE_PATH, redirectOf } from '../domain/redirect';
import type { Content } from './content';
import { errorAt, type Finding, warningAt } from './finding';

/** The pages of all items, whoever may see them. */
function pagesOf({ cores, plots, locations }: Content): Set<string> {
  const ofCores = [...cores].flatMap(([id, { value }]) => [
    `characters/${id}`,
    ...(value.variants ?? []).map((variant) => `characters/${id}/${variant.id}`),
  ]);
  const ofPlots = [...plots].flatMap(([id, { value }]) => [
    `plots/${id}`,
    `plots/${value.coreId}`,
    `plots/${value.coreId}/${id}`,
  ]);
  return new Set([...ofCores, ...ofPlots, ...[...locations.keys()].map((id) => `locations/${id}`)]);
}

/** Old addresses lead to pages that there are, and stand in the way of none. */
export function checkRedirects(content: Content): Finding[] {
  const file = REDIRECTS_FILE;
  const redirects = parseLeniently(redirectsSchema, content.json.get(file) ?? {}).output ?? {};
  const pages = pagesOf(content);
  return Object.keys(redirects).flatMap((from): Finding[] => {
    const place = { file, path: `$["${from}"]` };
    if (!PAGE_PATH.test(from))
      return [errorAt(place, 'not the path of a page', 'Write it as characters/mara, plots/storm or locations/quay')];
    if (pages.has(from)) return [warningAt(place, 'there is such a page, which is shown', 'Remove the entry')];
    const to = redirectOf(redirects, from);
    if (to === undefined) return [errorAt(place, 'leads in a circle', 'Name the page where the item is now')];
    return pages.has(to)
      ? []
      : [errorAt(place, `leads to ${to}, which is no page`, 'Name the page where the item is now')];
  });
}
