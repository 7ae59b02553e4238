import { prefetchWhenLoaded } from '../page-data/prefetch-when-loaded';

/**
 * A page that comes within this time is drawn at once; for any other 'Loading...' is shown, which React does not replace before it
 * has stood for as long again.
 */
const LOAD_TIMEOUT_MS = 300;

/** The browser holds the screen still while the new page is drawn: no longer than this. */
const DRAW_TIMEOUT_MS = 250;

const within = (ms: number, work: Promise<void> | undefined) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

/** The name under which a card's cover becomes the banner of its page; the banner bears it in its style sheet. */
const IMAGE = 'picture';

/** Between a list and one of its items, in either direction: the same area, one of them without an id. */
export function isBetweenListAndItem(from: string, to: string): boolean {
  const [a = [], b = []] = [from, to].map((path) => path.split('/').filter(Boolean));
  return a[0] === b[0] && a.length !== b.length && Math.min(a.length, b.length) === 1;
}

/** The link that a plain click would follow inside the site. */
function linkOf({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.target && link.origin === window.location.origin ? link : undefined;
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Travel {
  navigate: (to: string) => unknown;
  /** Resolves when the next page is drawn. */
  drawn: () => Promise<void>;
}

/**
 * Lists and their items fade into each other, the cover into the banner, where nobody minds motion. For browsers that have view
 * transitions. Returns what ends it.
 */
export function startViewTransitions({ navigate, drawn }: Travel): () => void {
  let followed = 0;

  function follow(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || isCalm() || !isBetweenListAndItem(window.location.pathname, link.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    const cover = link.querySelector<HTMLElement>('[data-shape]');
    cover?.style.setProperty('view-transition-name', IMAGE);
    const [from, mine] = [window.location.pathname, ++followed];
    const loaded = within(LOAD_TIMEOUT_MS, prefetchWhenLoaded.run?.(link.pathname));
    const transition = document.startViewTransition(async () => {
      await loaded;
      // Meanwhile the reader may have followed another link, or gone back.
      if (mine === followed && window.location.pathname === from) {
        const arrived = drawn();
        navigate(link.pathname + link.search + link.hash);
        await within(DRAW_TIMEOUT_MS, arrived);
      }
      cover?.style.removeProperty('view-transition-name');
    });
    // A transition that is skipped, such as by the next click, is nobody's concern.
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
  }
  // Before the router sees the click.
  document.addEventListener('click', follow, { capture: true });
  return () => document.removeEventListener('click', follow, { capture: true });
}
