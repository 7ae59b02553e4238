import { assertRemoteModule, type RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { declarationOf, type RemoteTable } from '@otherfolk/shared/contract/remote-table';
import type { Registry } from '../page-state/registry';
import type { RemoteAssets } from '../page-state/remote-assets';
import { expectIntegrity } from './integrity';
import { markFailure } from './mark-failure';
import { TIMEOUT_MS } from './timeout';

const DELAYS_MS = [400, 1600];

/** The tools that loading needs from its surroundings; tests bring their own. */
export interface LoadingTools {
  /** The remotes that there are. */
  remotes: RemoteTable;
  /** `remotes.json` as it stands now: a release or a roll-back since the page was rendered counts. */
  readRegistry: () => Promise<Registry>;
  /** The files that the page was rendered with, so that its first remote needs no manifest. */
  known: Readonly<Record<string, RemoteAssets | undefined>>;
  fetchJson: (url: string) => Promise<unknown>;
  loadModule: (id: string, entry: string) => Promise<unknown>;
  /** `isAgain`: what the page has asked for may have failed. */
  preload: (assets: RemoteAssets, isAgain?: boolean) => void;
  /** The manifest, by its URL, of each remote that has been loaded or is being loaded. */
  running: Registry;
  wait: (ms: number) => Promise<void>;
  isOnline: () => boolean;
}

/** A remote that could not be loaded, and why. */
export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`Remote '${remote}' did not load`, { cause });
    this.name = 'RemoteError';
  }
}

function withQuery(url: string, query: string): string {
  const [address = '', ...fragment] = url.split('#');
  return query === '' ? url : [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#');
}

function withTimeout<T>(tools: LoadingTools, what: string, work: Promise<T>): Promise<T> {
  const late = tools.wait(TIMEOUT_MS).then((): never => {
    throw new Error(`${what} did not answer within ${TIMEOUT_MS / 1000} s`);
  });
  return Promise.race([work, late]);
}

async function readAssets(id: string, query: string, tools: LoadingTools): Promise<RemoteAssets> {
  const manifestUrl = (await tools.readRegistry())[id];
  if (!manifestUrl) throw new Error(`remotes.json does not list '${id}'`);
  const [manifest, { assetsOf }] = await Promise.all([
    tools.fetchJson(withQuery(manifestUrl, query)),
    import(/* webpackChunkName: "readers" */ './manifest'),
  ]);
  const assets = assetsOf(manifest, manifestUrl);
  expectIntegrity(assets.integrity);
  tools.running[id] = manifestUrl;
  tools.preload(assets, true);
  return assets;
}

async function attempt(id: string, tools: LoadingTools, query: string): Promise<RemoteModule> {
  const declaration = declarationOf(tools.remotes, id);
  if (!declaration) throw new Error(`The site has no remote '${id}'`);
  const known = query === '' ? tools.known[id] : undefined;
  if (known) {
    expectIntegrity(known.integrity);
    // Its styles have come with the page.
    tools.preload({ ...known, styles: [] });
  }
  const { entry } = known ?? (await readAssets(id, query, tools));
  const loaded: unknown = await tools.loadModule(id, withQuery(entry, query));
  assertRemoteModule(declaration, loaded);
  return loaded;
}

/**
 * Loads a remote, and tries twice more with a growing delay and a changed URL. Rejects with a RemoteError, after logging
 * each failed attempt with its cause.
 */
export async function loadRemoteModule(id: string, tools: LoadingTools, round = ''): Promise<RemoteModule> {
  for (let tries = 0; ; tries++) {
    const query = [round, tries > 0 ? `retry=${tries}` : ''].filter(Boolean).join('&');
    try {
      return await withTimeout(tools, `Remote '${id}'`, attempt(id, tools, query));
    } catch (cause) {
      console.warn(`Remote '${id}' failed to load (attempt ${tries + 1})`, cause);
      const delay = DELAYS_MS[tries];
      // A moment later is no better where there is no network.
      if (delay === undefined || !tools.isOnline()) {
        markFailure(id, 'loading', cause);
        throw new RemoteError(id, cause);
      }
      await tools.wait(delay);
    }
  }
}
