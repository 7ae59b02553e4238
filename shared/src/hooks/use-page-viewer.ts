import { useDeferredValue } from 'react';
import type { Viewer } from '../domain/viewer';
import { seesAtLeast } from '../domain/viewer-rights';

/**
 * The viewer for whom a page loads its data. Who comes to see more finds the page standing until that has been loaded; who sees
 * less sees it at once.
 */
export function usePageViewer(viewer: Viewer): Viewer {
  const deferred = useDeferredValue(viewer);
  return seesAtLeast(viewer, deferred) ? deferred : viewer;
}
