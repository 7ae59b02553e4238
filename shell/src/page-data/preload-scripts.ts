import type { PageData } from '../page-state/page-data';
import { preloadFiles } from '../remotes/preload-files';

/** Asks for the code of a page that is about to be opened, which then need not wait for its remote. */
export function preloadScripts({ scripts = [] }: PageData): void {
  if (scripts.length === 0) return;
  preloadFiles(
    scripts.map(([href, integrity]) => ({
      ...{ href, as: 'script' },
      ...(integrity && { integrity, crossOrigin: 'anonymous' }),
    })),
  );
}
