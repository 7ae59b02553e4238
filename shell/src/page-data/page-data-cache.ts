import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { remoteIds } from '@otherfolk/shared/contract/remotes';
import { pageDataPath } from '@otherfolk/shared/contract/rendering';
import { FRESH_MS } from '@otherfolk/shared/page/freshness';
import { imageIndexQuery, isImageIndexKey } from '@otherfolk/shared/page/image-index-query';
import type { PageData } from '../page-state/page-data';
import type { RemoteLoader } from '../remotes/remote-loader';
import { fits, parsePageData, type RunningBuilds } from './parse-page-data';
import { preloadScripts } from './preload-scripts';

/** How soon a page whose data did not come is asked about again. */
const AGAIN_MS = 10_000;

/** After this long the files of the catalogue are asked for instead. */
const TIMEOUT_MS = 8000;

interface Loaded {
  page: PageData;
  /** Of its text, in characters. */
  length: number;
}

interface Cached {
  until: number;
  /** Why the data did not come, as long as nobody has been told. */
  failure?: unknown;
  loaded: Promise<Loaded | undefined>;
}

/** The data of pages that were opened or may be opened next. What arrives is put where the queries of those pages look for it. */
export class PageDataCache {
  private readonly cached = new Map<string, Cached>();

  constructor(
    private readonly client: QueryClient,
    private readonly loader: Pick<RemoteLoader, 'load'>,
    private readonly running: RunningBuilds,
  ) {}

  /** Resolves to undefined where a page has no data that can be used here. */
  load(pathname: string): Promise<Loaded | undefined> {
    const at = Date.now();
    for (const [path, { until }] of this.cached) if (until <= at) this.cached.delete(path);
    const known = this.cached.get(pathname);
    if (known) return known.loaded;
    const loaded = this.fetch(pathname).then(
      (found) => {
        if (found) this.fill(found.page, at);
        return found;
      },
      (error: unknown) => {
        cached.failure = error;
        cached.until = Date.now() + AGAIN_MS;
        return undefined;
      },
    );
    const cached: Cached = { until: at + FRESH_MS, loaded };
    this.cached.set(pathname, cached);
    return loaded;
  }

  /** What the page at a path has for a query. Says why where it does not come; of a page that nobody opens, nobody needs to know. */
  async read(pathname: string, queryKey: QueryKey): Promise<unknown> {
    const key = JSON.stringify(queryKey);
    const loaded = await this.load(pathname);
    const cached = this.cached.get(pathname);
    if (cached?.failure !== undefined) {
      console.warn(`The data of ${pathname} did not come; its files are read instead`, cached.failure);
      delete cached.failure;
    }
    return loaded?.page.queries.find((query) => JSON.stringify(query.queryKey) === key)?.data;
  }

  private async fetch(pathname: string): Promise<Loaded | undefined> {
    const response = await fetch(pageDataPath(pathname), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const text = await response.text();
    const page = parsePageData(JSON.parse(text));
    if (!page) return undefined;
    preloadScripts(page, this.running);
    // Which release of a remote runs here is known when it has been loaded.
    const ids = remoteIds.filter((id) => id in page.builds.remotes);
    await Promise.all(ids.map((id) => this.loader.load(id)));
    return fits(page.builds, this.running) ? { page, length: text.length } : undefined;
  }

  private fill({ queries }: PageData, at: number): void {
    for (const { queryKey, data } of queries) {
      if (isImageIndexKey(queryKey)) this.addImageSizes(data as ImageIndex);
      else if ((this.client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < at)
        this.client.setQueryData(queryKey, data, { updatedAt: at });
    }
  }

  /** What was known stays the same object, so that its image need not be drawn again, but where words come for it. */
  private addImageSizes(sizes: ImageIndex): void {
    const { data = {}, dataUpdatedAt = 1 } = this.client.getQueryState<ImageIndex>(imageIndexQuery.queryKey) ?? {};
    const added = Object.entries(sizes).filter(([file, { alt }]) => !data[file] || (alt && !data[file].alt));
    const all = { ...data, ...Object.fromEntries(added) };
    this.client.setQueryData(imageIndexQuery.queryKey, all, { updatedAt: dataUpdatedAt || 1 });
  }
}
