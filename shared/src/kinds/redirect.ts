import { ITEM_FOLDERS } from './index';

/** The place of an item: its page, as `characters/mara/mara-modern`, without the slash before it. Families have none, and stand as `families/quill`. */
export const ITEM_PATH = new RegExp(
  `^((${ITEM_FOLDERS.join('|')})(/[a-z0-9][a-z0-9-]{0,79}){1,2}|families/[a-z0-9][a-z0-9-]{0,79})$`,
); // docs/data-contract.md#redirects

/** Old paths of items with the new ones. */
export type Redirects = Readonly<Record<string, string>>;

/** One step: an item moves with all that is below it, and what is said of a longer path goes before. */
function nextOf(redirects: Redirects, path: string): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const start = path.slice(0, end);
    if (Object.hasOwn(redirects, start)) return redirects[start] + path.slice(end);
  }
  return undefined;
}

/** The present place of an item, all redirects followed; undefined where there is none, or where they lead in a circle. */
export function redirectOf(redirects: Redirects, path: string): string | undefined {
  const seen = new Set<string>();
  let now = path;
  for (let next = nextOf(redirects, now); next !== undefined; next = nextOf(redirects, now)) {
    // A circle that adds to the path never comes back to where it was.
    if (seen.has(next) || !ITEM_PATH.test(next)) return undefined;
    seen.add(next);
    now = next;
  }
  return now === path ? undefined : now;
}
