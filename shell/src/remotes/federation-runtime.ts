import { containerName, EXPOSED_MODULE, type RemoteId } from '@otherfolk/shared/contract/remotes';
import { integrityAttributes } from './integrity';

type ShareScope = Record<string, object>;

/** What the entry of a remote is: https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers */
interface Container {
  init: (scope: ShareScope) => Promise<unknown> | undefined;
  get: (module: string) => Promise<() => unknown>;
}

// The compiler puts its own in the place of these two names.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown> | undefined;
declare const __webpack_share_scopes__: { default: ShareScope };

const globals = window as unknown as Record<string, unknown>;

/** Resolves when it has run, also where it threw. */
function runScript(url: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), integrityAttributes(url), { src: url });
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  }).finally(() => script.remove());
}

async function loadContainer(id: RemoteId, entry: string): Promise<Container> {
  const name = containerName(id);
  // What an earlier attempt left would be taken for what this one brings: the container, and the chunks that webpack keeps there.
  Reflect.deleteProperty(globals, name);
  Reflect.deleteProperty(globals, `webpackChunk${name}`);
  await runScript(entry);
  const container = globals[name] as Container | undefined;
  if (!container) throw new Error(`${entry} is not the entry of a remote '${id}'`);
  return container;
}

/**
 * Loads the exposed module of a remote through federation, as webpack itself does it. `entry` must differ from the one of an attempt that
 * failed: the browser remembers failures by their URL.
 */
export async function loadThroughFederation(id: RemoteId, entry: string): Promise<unknown> {
  await __webpack_init_sharing__('default');
  const container = await loadContainer(id, entry);
  await container.init(__webpack_share_scopes__.default);
  const run = await container.get(EXPOSED_MODULE);
  return (run() as { default?: unknown } | undefined)?.default;
}
