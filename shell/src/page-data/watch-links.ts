import { linkOf } from '../page-state/link-of';
import { mayHaveData, targetOf } from '../page-state/link-target';
import type { PageTools } from './load-page';
import { loadCodeInView, prefetchInView, prefetchPage } from './prefetch-page';

/** A pointer that crosses the page passes over links faster than this. */
const POINTED_MS = 60;

/** The same after the page was scrolled, which brings link after link under a pointer that rests. */
const POINTED_AFTER_SCROLLING_MS = 300;

/** How long nothing has changed on a page, and nobody has scrolled, before the links in view are looked at. */
const REST_MS = 700;

/** How long the data may be, in characters, that is fetched for links of one page which nobody has touched: about a dozen pages. */
export const MAX_LENGTH_IN_VIEW = 250_000;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this device, or its network, wants no more than what is asked for. */
function isSparing(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: NetworkInformation }).connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

function isInView(link: HTMLAnchorElement): boolean {
  // A card beyond the screen is not laid out: to ask where it stands would lay out all of them.
  if (!link.checkVisibility({ contentVisibilityAuto: true })) return false;
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** Fetches what a link leads to when somebody points at it, touches it or comes to it by keyboard. */
function onIntent(tools: PageTools): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: PointerEvent | undefined;
  let scrolledAt = -POINTED_AFTER_SCROLLING_MS;
  const open = (event: Event) => {
    const link = linkOf(event);
    const path = link && targetOf(tools.loader.remotes, link, location);
    if (path) void prefetchPage(tools, path);
  };
  const wait = () => {
    clearTimeout(timer);
    const rest = scrolledAt + POINTED_AFTER_SCROLLING_MS - performance.now();
    if (pointedAt) timer = setTimeout(openPointedAt, Math.max(POINTED_MS, rest), pointedAt);
  };
  const openPointedAt = (event: PointerEvent) => {
    pointedAt = undefined;
    open(event);
  };
  document.addEventListener('pointerover', (event) => {
    pointedAt = isSparing() || event.pointerType === 'touch' ? undefined : event;
    wait();
  });
  document.addEventListener(
    'scroll',
    () => {
      scrolledAt = performance.now();
      wait();
    },
    { passive: true, capture: true },
  );
  document.addEventListener('focusin', (event) => !isSparing() && open(event));
  document.addEventListener('pointerdown', open);
}

/** Where the browser tells it: fetches the page that is being opened otherwise, by the search or by a script, beside its code. */
function onNavigation(tools: PageTools): void {
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    const { protocol, origin, pathname } = new URL(destination.url);
    // A file that is handed out has an address of this origin, too, below `blob:`.
    const isOurs = protocol === location.protocol && origin === location.origin;
    const isOther = isOurs && pathname !== location.pathname;
    if (isOther && mayHaveData(tools.loader.remotes, pathname)) void prefetchPage(tools, pathname);
  });
}

/** Fetches code and data behind links that are in view, one after the other, while nothing else happens; a sparing device gets the code. */
function onRest(tools: PageTools): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  /** How much data came for links of the page that is open. */
  let fetched = { on: '', length: 0 };
  async function look(): Promise<void> {
    const mine = ++round;
    if (fetched.on !== location.pathname) fetched = { on: location.pathname, length: 0 };
    const here = fetched;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInView);
    const paths = new Set(links.map((link) => targetOf(tools.loader.remotes, link, location)));
    for (const path of paths) {
      if (mine !== round || document.hidden) return;
      if (!path) continue;
      if (isSparing() || here.length >= MAX_LENGTH_IN_VIEW) await loadCodeInView(tools, path);
      else {
        const length = await prefetchInView(tools, path);
        here.length += length;
      }
    }
  }
  const wait = () => {
    round++;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), REST_MS);
  };
  addEventListener('scroll', wait, { passive: true });
  new MutationObserver(wait).observe(document.body, { childList: true, subtree: true });
  wait();
}

/** Makes ready, from now on, what the links of the page lead to. */
export function watchLinks(tools: PageTools): void {
  onIntent(tools);
  onNavigation(tools);
  onRest(tools);
}
