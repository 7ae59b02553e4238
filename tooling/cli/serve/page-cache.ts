import { LRUCache } from 'lru-cache';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { RenderedPage, RenderPage, RenderRequest } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { CatalogueSource } from '../derive/guarded/catalogue-source';
import type { SplitCatalogue } from '../derive/guarded/split-catalogue';

/** About a thousand pages. */
const MAX_BYTES = 64 * 1024 * 1024;

/** What every page rests on. */
const ALWAYS = [catalogueFiles.site, catalogueFiles.imageIndex];

interface CachedPage {
  page: RenderedPage;
  today: LocalDay;
  /** The files that the page rests on, each with what it was. */
  files: Map<string, string | undefined>;
  /** The version of the catalogue in which they were last found to be so. */
  version: string;
}

async function versionsOf(state: SplitCatalogue, files: Iterable<string>) {
  const named = [...files].map(async (file) => [file, await state.versionOf('', file)] as const);
  return new Map(await Promise.all(named));
}

/**
 * Renders the public pages of a catalogue, and keeps them until the day ends or one of their files changes. Equal requests under way
 * share one rendering, and all queries of a page are that page: what they ask for is done in the browser. What cannot be rendered
 * is not kept: addresses without a page are without number.
 */
export function cachedRenderer(
  renderPage: RenderPage,
  source: Pick<CatalogueSource, 'now' | 'changes'>,
  maxBytes = MAX_BYTES,
) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { html, data = '' } }) => Buffer.byteLength(html) + Buffer.byteLength(data),
  });
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function isFresh(cached: CachedPage, state: SplitCatalogue, day: LocalDay): Promise<boolean> {
    if (cached.today !== day) return false;
    if (cached.version === state.version) return true;
    const now = await versionsOf(state, cached.files.keys());
    const isSame = [...cached.files].every(([file, version]) => now.get(file) === version);
    if (isSame) cached.version = state.version;
    return isSame;
  }

  async function render(key: string, request: Omit<RenderRequest, 'read'>): Promise<RenderedPage> {
    const { today } = request;
    const state = await source.now();
    const cached = pages.get(key);
    if (cached && (await isFresh(cached, state, today))) return cached.page;
    const page = await renderPage({ ...request, read: state.visitorReader });
    if (page.rendered && page.restsOn) {
      const files = await versionsOf(state, [...ALWAYS, ...page.restsOn.files]);
      pages.set(key, { page, today, files, version: state.version });
    } else pages.delete(key);
    return page;
  }

  return async function page(request: Omit<RenderRequest, 'read'>): Promise<RenderedPage> {
    const url = request.url.replace(/[?#].*/s, '');
    const key = request.origin + url;
    // What began before a change that was told is not for those who ask after it.
    const same = `${source.changes} ${request.today} ${key}`;
    const rendering = underWay.get(same) ?? render(key, { ...request, url }).finally(() => underWay.delete(same));
    underWay.set(same, rendering);
    return rendering;
  };
}
