import { type FollowedLink, linksTo, positionOf, topOf } from './followed-link';

/** The link, where it is in the document. */
export function findLink({ href, nth }: FollowedLink): HTMLElement | undefined {
  const link = linksTo(href)[nth];
  return link instanceof HTMLElement ? link : undefined;
}

/** The position of an item of a list, which may not be drawn: the items in the document say how many pixels one takes. */
function topOfItem(position: number): number | undefined {
  const items = [...document.querySelectorAll('main [aria-posinset]')];
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return undefined;
  const height = last.getBoundingClientRect().bottom - topOf(first);
  return topOf(first) + ((position - positionOf(first)) * height) / (positionOf(last) - positionOf(first) + 1);
}

/** How far below the top of the screen the link is, or would be; undefined where nothing tells. */
export function topOfLink(link: FollowedLink): number | undefined {
  const element = findLink(link);
  if (element) return topOf(element);
  return link.position === undefined ? undefined : topOfItem(link.position);
}
