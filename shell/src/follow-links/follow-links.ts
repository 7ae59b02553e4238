import { isPlainClick } from '@otherfolk/shared/browser/plain-click';
import { IMAGE_BOXES } from '@otherfolk/shared/contract/image-boxes';
import type { PageTools } from '../page-data/load-page';
import { hasPlaceholder } from '../page-data/page-remote';
import { isPageReady, prefetchPage } from '../page-data/prefetch-page';
import { linkOf } from '../page-state/link-of';
import { mayHaveData, targetOf } from '../page-state/link-target';
import { type Box, moveBannerFrom } from './cover-motion';

/** The time that a page has to load before 'Loading...' is shown, which React does not replace before it has stood for 300 ms. */
const LOAD_TIMEOUT_MS = 1000;

const within = (ms: number, work: Promise<void>) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

/** Whether a link leads from one public page to another. One behind a guard may ask before it is left. */
const isBetweenPages = ({ loader: { remotes } }: PageTools, link: HTMLAnchorElement) =>
  targetOf(remotes, link, window.location) !== undefined && mayHaveData(remotes, window.location.pathname);

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the cover stands on the screen that a link shows, if it shows one, and nobody minds that it moves. */
const coverOf = (link: HTMLAnchorElement): Box | undefined =>
  isCalm() ? undefined : link.querySelector(IMAGE_BOXES)?.getBoundingClientRect();

/** What a router lends to what follows links. */
export interface Travel {
  navigate: (to: string) => unknown;
  /** Resolves when the next page is drawn. */
  drawn: () => Promise<void>;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Opens the page behind a link that was followed when it can be drawn without waiting, be it with a placeholder for its data: until then,
 * the page that was there stays.
 * The banner of that page then moves from where the link showed its cover.
 */
export function followLinks(tools: PageTools, { navigate, drawn, signal }: Travel): void {
  let followed = 0;
  let opened: HTMLAnchorElement | undefined;

  /** The link's own click, so that whoever listens to it hears of it; of one that is gone, its address serves. */
  function open(link: HTMLAnchorElement): void {
    if (!link.isConnected) return void navigate(link.pathname + link.search + link.hash);
    opened = link;
    link.click();
    opened = undefined;
  }

  /** The page that is drawn next may be another one, which was opened without a link that we follow. */
  function moveBannerOf(link: HTMLAnchorElement): void {
    const [cover, { pathname }] = [coverOf(link), link];
    if (cover) void drawn().then(() => window.location.pathname === pathname && moveBannerFrom(cover));
  }

  function follow(event: MouseEvent): void {
    const link = isPlainClick(event) && linkOf(event);
    // The browser itself loads the page that it has kept where there is no network.
    if (!link || link === opened || !navigator.onLine || !isBetweenPages(tools, link)) return;
    const [from, mine] = [window.location.pathname, ++followed];
    const { dataset } = document.documentElement;
    const isReady = isPageReady(tools, link.pathname);
    // A placeholder has none of the sections that a link may name.
    const opensEmpty = !isReady && !link.hash && hasPlaceholder(tools, link.pathname, from);
    if (opensEmpty) void prefetchPage(tools, link.pathname);
    // The router opens it in the same turn.
    if (isReady || opensEmpty) {
      delete dataset.opening;
      return moveBannerOf(link);
    }
    event.preventDefault();
    event.stopPropagation();
    // Meanwhile the reader may have followed another link, or gone back.
    const isWanted = () => mine === followed && window.location.pathname === from;
    const openWhenWanted = () => {
      if (mine === followed) delete dataset.opening;
      if (!isWanted()) return;
      moveBannerOf(link);
      open(link);
    };
    // The layout's styles have a bar say that it is on its way.
    dataset.opening = '';
    // The link is opened in a turn of its own: while a click by keyboard is being handled, an element takes no other.
    void within(LOAD_TIMEOUT_MS, prefetchPage(tools, link.pathname)).then(() => setTimeout(openWhenWanted));
  }
  // The click is heard here before the router sees it.
  document.addEventListener('click', follow, { capture: true, signal });
}
