import type { PageData } from '../page-state/page-data';
import { preloadFiles } from '../remotes/preload-files';
import type { RunningBuilds } from './parse-page-data';

/** Asks for the code of a page that is about to be opened, which then need not wait for its remote; of this deployment alone. */
export function preloadScripts({ builds, scripts = [] }: PageData, running: RunningBuilds): void {
  if (scripts.length === 0 || builds.scripts !== running.scripts) return;
  preloadFiles(
    scripts.map(([href, integrity]) => ({
      ...{ href, as: 'script' },
      ...(integrity && { integrity, crossOrigin: 'anonymous' }),
    })),
  );
}
