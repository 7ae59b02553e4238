import type { Prefetch } from '../page-data/prefetch-when-loaded';
import { linkOf } from '../page-state/link-of';
import { mayHaveData, targetOf } from '../page-state/link-target';

/** For a page that takes longer 'Loading...' is shown, which React does not replace before it has stood for 300 ms. */
const LOAD_TIMEOUT_MS = 1000;

/** Who has waited longer for a page sees it at once: motion takes a slow device a tenth of a second more. */
const MOTION_TIMEOUT_MS = 100;

/** The browser holds the screen still while the new page is drawn: no longer than this. */
const DRAW_TIMEOUT_MS = 250;

const within = (ms: number, work: Promise<void>) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/** The name under which a card's cover becomes the banner of its page; the banner bears it in its style sheet. */
const IMAGE = 'picture';

/** Between a list and one of its items, in either direction: the same area, one of them without an id. */
export function isBetweenListAndItem(from: string, to: string): boolean {
  const [a = [], b = []] = [from, to].map((path) => path.split('/').filter(Boolean));
  return a[0] === b[0] && a.length !== b.length && Math.min(a.length, b.length) === 1;
}

/** Whether a click asks for no other tab or window, and nobody has taken it. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link leads from one public page to another. One behind a guard may ask before it is left. */
const isBetweenPages = (link: HTMLAnchorElement) =>
  targetOf(link, window.location) !== undefined && mayHaveData(window.location.pathname);

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isAnimated = (link: HTMLAnchorElement) =>
  'startViewTransition' in document && !isCalm() && isBetweenListAndItem(window.location.pathname, link.pathname);

interface Travel {
  navigate: (to: string) => unknown;
  /** Resolves when the next page is drawn. */
  drawn: () => Promise<void>;
  prefetch: Prefetch;
}

/**
 * Opens the page behind a link that was followed when it can be drawn without waiting: until then, the page that was there stays.
 * Lists and their items fade into each other, the cover into the banner, where nobody minds motion or has waited. Returns what ends it.
 */
export function followLinks({ navigate, drawn, prefetch }: Travel): () => void {
  let followed = 0;
  let opened: HTMLAnchorElement | undefined;

  /** The link's own click, so that whoever listens to it hears of it; of one that is gone, its address serves. */
  function open(link: HTMLAnchorElement): void {
    if (!link.isConnected) return void navigate(link.pathname + link.search + link.hash);
    opened = link;
    link.click();
    opened = undefined;
  }

  function openAnimated(link: HTMLAnchorElement, isWanted: () => boolean): void {
    const cover = link.querySelector<HTMLElement>('[data-shape]');
    cover?.style.setProperty('view-transition-name', IMAGE);
    const transition = document.startViewTransition(async () => {
      if (isWanted()) {
        const arrived = drawn();
        open(link);
        await within(DRAW_TIMEOUT_MS, arrived);
      }
      cover?.style.removeProperty('view-transition-name');
    });
    // A transition that is skipped, such as by the next click, is nobody's concern.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
  }

  function follow(event: MouseEvent): void {
    const link = isPlain(event) && linkOf(event);
    // Without a network, the browser loads the page that it has kept.
    if (!link || link === opened || !navigator.onLine || !isBetweenPages(link)) return;
    event.preventDefault();
    event.stopPropagation();
    const [from, mine] = [window.location.pathname, ++followed];
    const { dataset } = document.documentElement;
    const start = Date.now();
    // Meanwhile the reader may have followed another link, or gone back.
    const isWanted = () => mine === followed && window.location.pathname === from;
    const openWhenWanted = () => {
      if (mine === followed) delete dataset.opening;
      if (!isWanted()) return;
      if (Date.now() - start < MOTION_TIMEOUT_MS && isAnimated(link)) openAnimated(link, isWanted);
      else open(link);
    };
    // The layout's styles have a bar say that it is on its way.
    dataset.opening = '';
    // In a turn of its own: while a click by keyboard is being handled, an element takes no other.
    void within(LOAD_TIMEOUT_MS, prefetch(link.pathname)).then(() => setTimeout(openWhenWanted));
  }
  // Before the router sees the click.
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}
