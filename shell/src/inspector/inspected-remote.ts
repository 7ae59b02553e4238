import { releaseIn } from '@otherfolk/shared/contract/release-in';
import type { RemoteTable } from '@otherfolk/shared/contract/remote-table';
import type { Registry } from '../page-state/registry';
import { shownParts } from '../remotes/shown';
import { loadOf, type RemoteLoad } from './load-of';

/** A remote of the site as the inspector shows it. */
export interface InspectedRemote {
  id: string;
  /** The release that runs on this page; undefined of a remote that does not. */
  release: string | undefined;
  /** The address that it comes from instead of the site's. */
  override: string | undefined;
  load: RemoteLoad | undefined;
  /** The names of its parts on this page. */
  parts: string[];
}

/** The remotes of the site, with what of them is on the page now. `running`: the manifests of those that were loaded. */
export function inspectedRemotes(
  { declarations }: RemoteTable,
  running: Registry,
  overrides: Registry,
): InspectedRemote[] {
  const timings = performance.getEntriesByType('resource');
  const parts = shownParts();
  return declarations.map(({ id }) => {
    const manifest = running[id]?.replace(/#.*/, '');
    const folder = manifest && new URL('.', new URL(manifest, location.href)).href;
    return {
      id,
      release: manifest && releaseIn(manifest),
      override: overrides[id],
      load: folder ? loadOf(folder, timings) : undefined,
      parts: parts.filter(([, { remote }]) => remote === id).map(([, { name }]) => name),
    };
  });
}
