import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { followLinks } from '../follow-links/follow-links';
import type { Navigation } from '../follow-links/navigation-context';
import { inspect, listenForInspector } from '../inspector/inspector-shortcut';
import { watchLinkCards } from '../link-cards/watch-link-cards';
import type { PageTools } from '../page-data/load-page';
import type { ReadPageData } from '../page-data/page-data-persister';
import type { RunningBuilds } from '../page-data/parse-page-data';
import { openPageReader } from '../page-data/read-open-page';
import { watchLinks } from '../page-data/watch-links';
import { rememberPages } from '../search/recent-pages';
import { listenForShortcuts } from '../search/search-shortcuts';
import { TakeRow } from '../take/take-row';
import { measureWhenIdle } from '../vitals/measure-when-idle';

/** Starts what leads on from the first page: the data of later ones, fetched before they are opened, the cards of links, and the search. To be called once. */
export function startNavigation({
  remotes,
  ...lent
}: Omit<PageTools, 'running'> & Pick<RunningBuilds, 'remotes'>): Navigation & {
  readPageData: ReadPageData;
  openInspector: () => void;
} {
  const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const tools = { ...lent, running: { scripts, remotes } };
  listenForShortcuts();
  listenForInspector(tools);
  rememberPages(tools.client);
  watchLinks(tools);
  watchLinkCards(tools.client, tools.loader.remotes);
  measureWhenIdle({ scripts, remotes, address: tools.client.getQueryData(siteQuery.queryKey)?.vitals });
  return {
    readPageData: openPageReader(tools),
    followLinks: (travel) => followLinks(tools, travel),
    PageFoot: TakeRow,
    openInspector: () => void inspect(tools),
  };
}
