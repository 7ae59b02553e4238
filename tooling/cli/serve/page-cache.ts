import { stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, RenderPage, RenderRequest } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { diskReader } from '../catalogue/catalogue-folder';

/** About a thousand pages. */
const MAX_BYTES = 64 * 1024 * 1024;

interface CachedPage {
  page: RenderedPage;
  today: LocalDay;
  /** The files that the page rests on, each with its time of change. */
  files: Map<string, number>;
}

const changedAt = (file: string) =>
  stat(file)
    .then(({ mtimeMs }) => mtimeMs)
    .catch(() => 0);

/**
 * Renders pages over a catalogue folder, and keeps them until the day ends or one of their files changes. Equal requests under way
 * share one rendering, and all queries of a page are that page: what they ask for is done in the browser. What cannot be rendered
 * is not kept: addresses without a page are without number.
 */
export function cachedRenderer(renderPage: RenderPage, folder: string, maxBytes = MAX_BYTES) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { html, data = '' } }) => Buffer.byteLength(html) + Buffer.byteLength(data),
  });
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function isFresh({ files, today }: CachedPage, day: LocalDay): Promise<boolean> {
    if (today !== day) return false;
    const times = await Promise.all([...files].map(async ([file, time]) => (await changedAt(file)) === time));
    return times.every(Boolean);
  }

  async function render(key: string, request: Omit<RenderRequest, 'read'>): Promise<RenderedPage> {
    const { today } = request;
    const cached = pages.get(key);
    if (cached && (await isFresh(cached, today))) return cached.page;
    const files = new Map<string, number>();
    const pending: Promise<void>[] = [];
    const read = diskReader(folder, (relative) => {
      const file = path.join(folder, relative);
      pending.push(changedAt(file).then((time) => void files.set(file, time)));
    });
    const page = await renderPage({ ...request, read });
    await Promise.all(pending);
    if (page.rendered) pages.set(key, { page, today, files });
    else pages.delete(key);
    return page;
  }

  return async function page(request: Omit<RenderRequest, 'read'>): Promise<RenderedPage> {
    const url = request.url.replace(/[?#].*/s, '');
    const key = request.origin + url;
    const same = `${request.today} ${key}`;
    const rendering = underWay.get(same) ?? render(key, { ...request, url }).finally(() => underWay.delete(same));
    underWay.set(same, rendering);
    return rendering;
  };
}
