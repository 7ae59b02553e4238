import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { remoteIds } from '@otherfolk/shared/contract/remotes';
import { pageDataPath } from '@otherfolk/shared/contract/rendering';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { isImageIndexKey } from '@otherfolk/shared/queries/known-image-index';
import type { PageData } from '../page-state/page-data';
import type { RemoteLoader } from '../remotes/remote-loader';
import { fits, parsePageData, type RunningBuilds } from './parse-page-data';
import { preloadScripts } from './preload-scripts';

/** How soon a page whose data did not come is asked about again. */
const AGAIN_MS = 10_000;

/** The time after which the files of the catalogue are asked for instead. */
const TIMEOUT_MS = 8000;

interface Loaded {
  page: PageData;
  /** The length of its text, in characters. */
  length: number;
}

interface Cached {
  until: number;
  hasFailed?: boolean;
  /** Why the data did not come, as long as nobody has been told. */
  failure?: unknown;
  /** The data as it came, before it is known whether it fits what runs here. */
  arrived: Promise<Loaded | undefined>;
  loaded: Promise<Loaded | undefined>;
}

function dataIn({ queries }: PageData, queryKey: QueryKey): unknown {
  const key = JSON.stringify(queryKey);
  return queries.find((query) => JSON.stringify(query.queryKey) === key)?.data;
}

/** The data of pages that were opened or may be opened next. What arrives is put where the queries of those pages look for it. */
export class PageDataCache {
  private readonly cached = new Map<string, Cached>();

  constructor(
    private readonly client: QueryClient,
    private readonly loader: Pick<RemoteLoader, 'load'>,
    private readonly running: RunningBuilds,
  ) {}

  /** The catalogue has changed: what was fetched of it is old. */
  forget(): void {
    this.cached.clear();
  }

  /** Resolves to undefined where a page has no data that can be used here. */
  load(pathname: string): Promise<Loaded | undefined> {
    const at = Date.now();
    for (const [path, { until }] of this.cached) if (until <= at) this.cached.delete(path);
    const known = this.cached.get(pathname);
    if (known) return known.loaded;
    const arrived = this.fetch(pathname);
    const loaded = this.ifFitting(arrived).then(
      (found) => {
        if (found) this.fill(found.page, at);
        return found;
      },
      (error: unknown) => {
        cached.failure = error;
        cached.hasFailed = true;
        cached.until = Date.now() + AGAIN_MS;
        return undefined;
      },
    );
    const cached: Cached = { until: at + FRESH_MS, arrived, loaded };
    this.cached.set(pathname, cached);
    return loaded;
  }

  /** Whether the data of a page was asked for lately and did not come, though the page may have some. */
  hasFailed(pathname: string): boolean {
    return this.cached.get(pathname)?.hasFailed === true;
  }

  /**
   * What was asked for already, without waiting for the remotes that know it, for those who look at each of its fields: it may be of
   * another deployment.
   */
  async peek(pathname: string, queryKey: QueryKey): Promise<unknown> {
    const arrived = await this.cached.get(pathname)?.arrived.catch(() => undefined);
    if (!arrived) return undefined;
    // Who shows an image of it need not ask for the sizes of all.
    this.fillImageSizes(arrived.page);
    return dataIn(arrived.page, queryKey);
  }

  /** What the page at a path has for a query. Says why where it does not come; of a page that nobody opens, nobody needs to know. */
  async read(pathname: string, queryKey: QueryKey): Promise<unknown> {
    const loaded = await this.load(pathname);
    const cached = this.cached.get(pathname);
    if (cached?.failure !== undefined) {
      console.warn(`The data of ${pathname} did not come; its files are read instead`, cached.failure);
      delete cached.failure;
    }
    return loaded && dataIn(loaded.page, queryKey);
  }

  private async fetch(pathname: string): Promise<Loaded | undefined> {
    const response = await fetch(pageDataPath(pathname), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const text = await response.text();
    const page = parsePageData(JSON.parse(text));
    if (!page) return undefined;
    preloadScripts(page, this.running);
    return { page, length: text.length };
  }

  private async ifFitting(arrived: Promise<Loaded | undefined>): Promise<Loaded | undefined> {
    const found = await arrived;
    if (!found) return undefined;
    const { builds } = found.page;
    // The release of a remote that runs here is known when it has been loaded.
    const ids = remoteIds.filter((id) => id in builds.remotes);
    await Promise.all(ids.map((id) => this.loader.load(id)));
    return fits(builds, this.running) ? found : undefined;
  }

  private fill(page: PageData, at: number): void {
    this.fillImageSizes(page);
    for (const { queryKey, data } of page.queries) {
      if (!isImageIndexKey(queryKey) && (this.client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < at)
        this.client.setQueryData(queryKey, data, { updatedAt: at });
    }
  }

  private fillImageSizes({ queries }: PageData): void {
    for (const { queryKey, data } of queries) if (isImageIndexKey(queryKey)) this.addImageSizes(data as ImageIndex);
  }

  /** What was known stays the same object, so that its image need not be drawn again, but where words come for it. */
  private addImageSizes(sizes: ImageIndex): void {
    const { data, dataUpdatedAt = 1 } = this.client.getQueryState<ImageIndex>(imageIndexQuery.queryKey) ?? {};
    const isKnown = ([file, { alt }]: [string, ImageIndex[string]]) => data?.[file] && (!alt || data[file].alt);
    const added = Object.entries(sizes).filter((size) => !isKnown(size));
    // All images of the page look at it again.
    if (data && added.length === 0) return;
    const all = { ...data, ...Object.fromEntries(added) };
    this.client.setQueryData(imageIndexQuery.queryKey, all, { updatedAt: dataUpdatedAt || 1 });
  }
}
