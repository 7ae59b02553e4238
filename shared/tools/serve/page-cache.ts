import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage, RenderPage, RenderRequest } from '../../src/contract/rendering';
import type { LocalDay } from '../../src/domain/local-day';
import { diskReader } from './catalogue-folder';

const MAX_PAGES = 500;

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

/** Renders pages over a catalogue folder, and keeps them until the day ends or one of their files changes. */
export function cachedRenderer(renderPage: RenderPage, folder: string) {
  const pages = new Map<string, CachedPage>();

  async function isFresh({ files, today }: CachedPage, day: LocalDay): Promise<boolean> {
    if (today !== day) return false;
    const times = await Promise.all([...files].map(async ([file, time]) => (await changedAt(file)) === time));
    return times.every(Boolean);
  }

  return async function page(request: Omit<RenderRequest, 'read'>): Promise<RenderedPage> {
    const { today } = request;
    const key = request.origin + request.url;
    const cached = pages.get(key);
    if (cached && (await isFresh(cached, today))) return cached.page;
    const files = new Map<string, number>();
    const pending: Promise<void>[] = [];
    const read = diskReader(folder, (relative) => {
      const file = path.join(folder, relative);
      pending.push(changedAt(file).then((time) => void files.set(file, time)));
    });
    const rendered = await renderPage({ ...request, read });
    await Promise.all(pending);
    pages.delete(key);
    pages.set(key, { page: rendered, today, files });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return rendered;
  };
}
