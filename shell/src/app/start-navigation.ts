import { followLinks } from '../follow-links/follow-links';
import type { Navigation } from '../follow-links/navigation-context';
import { watchLinkCards } from '../link-cards/watch-link-cards';
import type { PageTools } from '../page-data/load-page';
import type { ReadPageData } from '../page-data/page-data-persister';
import { openPageReader } from '../page-data/read-open-page';
import { watchLinks } from '../page-data/watch-links';
import { rememberPages } from '../search/recent-pages';
import { listenForShortcuts } from '../search/search-shortcuts';

/** Starts what leads on from the first page: the data of later ones, fetched before they are opened, the cards of links, and the search. To be called once. */
export function startNavigation(tools: PageTools): Navigation & { readPageData: ReadPageData } {
  listenForShortcuts();
  rememberPages(tools.client);
  watchLinks(tools);
  watchLinkCards(tools.client);
  return {
    readPageData: openPageReader(tools),
    followLinks: (travel) => followLinks(tools, travel),
  };
}
