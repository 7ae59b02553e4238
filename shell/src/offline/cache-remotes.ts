import { type Boot, BOOT_ID } from '../page-state/boot';
import { type FileToCache, type Manifest, remoteFiles } from './remote-files';

const MANIFEST = '/mf-manifest.json';

/** The manifests of the remotes that a page was rendered with; it needed none of them itself. */
function manifestsOfPage(): string[] {
  const { registry = {} } = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as Partial<Boot>;
  return Object.values(registry).map((url) => new URL(url.replace(/#.*/, ''), location.href).href);
}

/** Hands out all files of each remote that is in use now, and of those that come into use later. */
export function cacheRemotes(cacheFiles: (files: FileToCache[]) => void): void {
  const seen = new Set<string>();
  async function cacheOne(manifestUrl: string): Promise<void> {
    if (seen.has(manifestUrl)) return;
    seen.add(manifestUrl);
    try {
      const manifest = (await (await fetch(manifestUrl)).json()) as Manifest;
      cacheFiles(remoteFiles(manifest, manifestUrl));
    } catch (error) {
      console.warn(`${manifestUrl} cannot be kept for reading offline`, error);
    }
  }
  for (const url of manifestsOfPage()) void cacheOne(url);
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      // A retry has a query; what it leads to is the same.
      const [url = ''] = name.split('?');
      if (url.endsWith(MANIFEST)) void cacheOne(url);
    }
  }).observe({ type: 'resource', buffered: true });
}
