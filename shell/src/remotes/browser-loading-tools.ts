import { remoteTable } from '@otherfolk/shared/contract/remote-table';
import { readOnline } from '@otherfolk/shared/queries/online';
import type { Boot } from '../page-state/boot';
import type { Registry } from '../page-state/registry';
import type { RemoteAssets } from '../page-state/remote-assets';
import { loadThroughFederation } from './federation-runtime';
import { integrityAttributes } from './integrity';
import type { LoadingTools } from './load-remote';
import { preloadFiles } from './preload-files';

/** Fetches JSON. The fragment of its URL, where it has one, is what the content has to be. */
async function fetchJson(url: string): Promise<unknown> {
  const [, integrity = ''] = url.split('#');
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Asks for all files of a remote at once, so that they do not wait for each other. */
function preload({ entry, scripts, styles }: RemoteAssets, isAgain?: boolean): void {
  const wanted = [
    ...[entry, ...scripts].map((href) => ({ href, as: 'script' as const })),
    ...styles.map(({ url }) => ({ href: url, as: 'style' as const })),
  ];
  preloadFiles(
    wanted.map((file) => ({ ...file, ...integrityAttributes(file.href) })),
    isAgain,
  );
}

const REGISTRY = '/remotes.json';

/** The registry that is deployed now; the one that the page was rendered with, where it cannot be had. */
async function readRegistry(rendered: unknown): Promise<Registry> {
  const live = fetchJson(REGISTRY).catch((error: unknown) => {
    console.warn(`${REGISTRY} cannot be read; the one of the page serves`, error);
    return rendered;
  });
  const [json, { parseRegistry }] = await Promise.all([live, import(/* webpackChunkName: "readers" */ './registry')]);
  return parseRegistry(json);
}

export const browserLoadingTools = ({ declarations, registry, known, overrides }: Boot): LoadingTools => ({
  remotes: remoteTable(declarations),
  readRegistry: async () => ({ ...(await readRegistry(registry)), ...overrides }),
  known,
  running: { ...registry },
  fetchJson,
  preload,
  loadModule: loadThroughFederation,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOnline: readOnline,
});
