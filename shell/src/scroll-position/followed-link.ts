/** A link of a page that was followed. */
export interface FollowedLink {
  href: string;
  /** The place of the link among those of the page with this address, from 0. */
  nth: number;
  /** The position of the link, in pixels from the top of the page; undefined of one in the layout, which stays where it is. */
  at?: number | undefined;
  /** Its item's place in a list of which only a part is in the document, from 1. */
  position?: number | undefined;
}

export const linksTo = (href: string) =>
  [...document.querySelectorAll('a[href]')].filter((link) => link.getAttribute('href') === href);

export const topOf = (element: Element) => element.getBoundingClientRect().top;

export const positionOf = (element: Element) => Number(element.getAttribute('aria-posinset'));

export function followedLink(link: HTMLAnchorElement): FollowedLink {
  const href = link.getAttribute('href') ?? '';
  const item = link.closest('[aria-posinset]');
  return {
    href,
    nth: linksTo(href).indexOf(link),
    at: link.closest('main') ? topOf(link) + window.scrollY : undefined,
    position: item ? positionOf(item) : undefined,
  };
}
