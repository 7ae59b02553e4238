import type { Boot } from '../app/boot';
import { loadThroughFederation } from './federation-runtime';
import type { LoadingTools } from './load-remote';
import type { RemoteAssets } from './manifest';
import { parseRegistry } from './registry';

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Asks for all files of a remote at once, so that they do not wait for each other. */
function preload({ entry, scripts, styles }: RemoteAssets): void {
  const wanted = [
    ...[entry, ...scripts].map((href) => ({ href, as: 'script' })),
    ...styles.map(({ url }) => ({ href: url, as: 'style' })),
  ];
  for (const link of wanted) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...link }));
  }
}

export const browserLoadingTools = ({ registry, known }: Boot): LoadingTools => ({
  registry: parseRegistry(registry),
  known,
  fetchJson,
  preload,
  loadModule: loadThroughFederation,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
