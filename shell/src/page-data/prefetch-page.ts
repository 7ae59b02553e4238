import type { QueryClient } from '@tanstack/react-query';
import type { PageToOpen, RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { mountOfPath, ownerOf, type RemoteId } from '@otherfolk/shared/contract/remotes';
import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { rightsOf } from '@otherfolk/shared/domain/viewer-rights';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { readViewer } from '@otherfolk/shared/session/watcher';
import { itemPathOf } from '../page-state/link-target';
import type { Registry } from '../remotes/registry';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { PageDataCache } from './page-data-cache';

/** How long the data may be, in characters, that is fetched for links of one page which nobody has touched: about a dozen pages. */
export const MAX_LENGTH_IN_VIEW = 250_000;

/** A link is pointed at, pressed and followed within this time: its page is fetched for the first of these. */
const SAME_INTENT_MS = 1000;

/** The path of a tag's page. */
const TAG = /^\/tags\/./;

/** Asks for an image as the page will. The element is never shown: the browser's cache has what it brings. */
function preloadImage({ src, srcSet = '', sizes }: FirstImage): void {
  Object.assign(new window.Image(), { sizes, srcset: srcSet, src });
}

function remoteOf(pathname: string): RemoteId | undefined {
  const mount = mountOfPath(pathname);
  return mount && ownerOf(mount);
}

/** Who sees more than a visitor reads the files of the catalogue: no page's data has what they see. */
const isVisitor = () => rightsOf(readViewer()) === '';

interface Surroundings {
  client: QueryClient;
  loader: Pick<RemoteLoader, 'load'>;
  pages: Pick<PageDataCache, 'load' | 'hasFailed'>;
  /** The manifests of the remotes that run here. */
  remotes: Registry;
}

interface Latest {
  pathname: string;
  at: number;
  done: Promise<void>;
  isDone: boolean;
}

/** Fetches what pages need before they are opened. */
export class PagePrefetcher {
  private readonly preloaded = new Set<string>();
  private readonly modules = new Map<RemoteId, Pick<RemoteModule, 'hasPlaceholder'>>();
  private from = '';
  private latest: Latest = { pathname: '', at: 0, done: Promise.resolve(), isDone: true };
  private lengthInView = 0;

  constructor(private readonly surroundings: Surroundings) {}

  /**
   * Fetches what a link that somebody is about to follow leads to: the page's data, its remote, its code, and its first images. Resolves
   * when the page can be drawn without waiting, or when something of it did not come.
   */
  prefetch(pathname: string): Promise<void> {
    if (!this.isLatest(pathname, SAME_INTENT_MS)) {
      const done = this.fetchAll(pathname).then(() => void (latest.isDone = true));
      done.catch(() => undefined);
      const latest: Latest = { pathname, at: Date.now(), done, isDone: false };
      this.latest = latest;
    }
    return this.latest.done;
  }

  /** Whether a page was the last to be fetched, and nothing of it is waited for any more: it has come, or cannot be had. */
  isReady(pathname: string): boolean {
    return this.latest.isDone && this.isLatest(pathname, FRESH_MS);
  }

  /**
   * Whether a page can be drawn at once, with a placeholder for its data. Another page of the same item, such as another life of a
   * person, has none: what they have in common stays where the reader is. A remote that fails when it is asked has none either.
   */
  hasPlaceholder(pathname: string, from: string): boolean {
    if (itemPathOf(pathname) === itemPathOf(from)) return false;
    const remote = remoteOf(pathname);
    const module = remote && this.modules.get(remote);
    const page = this.pageToOpen(pathname);
    return page !== undefined && tryOr(() => module?.hasPlaceholder?.(page) === true, false);
  }

  private isLatest(pathname: string, ms: number): boolean {
    return pathname === this.latest.pathname && Date.now() < this.latest.at + ms;
  }

  private async fetchAll(pathname: string): Promise<void> {
    const { client, pages } = this.surroundings;
    void this.loadCodeOf(remoteOf(pathname), pathname);
    const loaded = isVisitor() ? await pages.load(pathname) : undefined;
    // Where one file did not come, a dozen are asked for when the link is followed, and not before.
    if (pages.hasFailed(pathname)) return;
    // What the data has is there, and not asked for again.
    const prepared = this.prepare(pathname);
    // The sizes of images come with the data, or else with the whole index.
    if (!loaded) await client.prefetchQuery(imageIndexQuery);
    else if (!this.preloaded.has(pathname)) {
      this.preloaded.add(pathname);
      loaded.page.images.forEach(preloadImage);
    }
    await prepared;
  }

  /** Loads the code of the page that a link in view leads to, which is the same for all pages of a kind. */
  async loadCode(pathname: string): Promise<void> {
    await this.loadCodeOf(this.runningRemoteOf(pathname), pathname);
  }

  /** Fetches what a link in view on the page `from` leads to: the page's data, as far as there is room, and its code. */
  async prefetchInView(pathname: string, from: string): Promise<void> {
    if (from !== this.from) this.lengthInView = 0;
    this.from = from;
    const code = this.loadCode(pathname);
    if (!isVisitor() || this.lengthInView >= MAX_LENGTH_IN_VIEW) return code;
    if (TAG.test(pathname) || (remoteOf(pathname) && !this.runningRemoteOf(pathname))) return;
    const loaded = await this.surroundings.pages.load(pathname);
    this.lengthInView += loaded?.length ?? 0;
    if (loaded) void this.prepare(pathname);
  }

  /** Nobody has asked for the code of another area, of which the page of a tag shows several. */
  private runningRemoteOf(pathname: string): RemoteId | undefined {
    const remote = remoteOf(pathname);
    return remote && this.surroundings.remotes[remote] ? remote : undefined;
  }

  private async loadCodeOf(remote: RemoteId | undefined, pathname: string): Promise<void> {
    const loading = remote && this.moduleOf(remote).then((module) => module.loadCode?.(pathname));
    // A failure shows where the page is opened.
    await loading?.catch(() => undefined);
  }

  /** A failure shows where the page is opened. */
  private async prepare(pathname: string): Promise<void> {
    const id = remoteOf(pathname);
    const page = this.pageToOpen(pathname);
    if (!id || !page) return;
    const preparing = this.moduleOf(id).then(({ prepare }) => prepare?.(page));
    await preparing.catch(() => undefined);
  }

  private moduleOf(id: RemoteId): Promise<RemoteModule> {
    const loading = this.surroundings.loader.load(id);
    loading.then(
      (module) => this.modules.set(id, module),
      () => undefined,
    );
    return loading;
  }

  /** Undefined as long as the site is not known. */
  private pageToOpen(pathname: string): PageToOpen | undefined {
    const { client } = this.surroundings;
    const release = client.getQueryData(siteQuery.queryKey)?.currentRelease;
    return release === undefined ? undefined : { pathname, client, viewer: readViewer(), release };
  }
}
