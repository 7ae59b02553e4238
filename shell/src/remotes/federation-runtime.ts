import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteId } from '@otherfolk/shared/contract/remotes';
import { integrityAttributes } from './integrity';

const known = new Set<RemoteId>();

/** The runtime makes the script of an entry; one whose content is known is made here. */
const integrity = {
  name: 'integrity',
  createScript({ url }: { url: string }) {
    const wanted = integrityAttributes(url);
    return wanted.integrity ? Object.assign(document.createElement('script'), wanted, { src: url }) : undefined;
  },
};

/**
 * Loads the exposed module of a remote through the federation runtime. `entry` must differ from the one of an attempt that
 * failed: the runtime and the browser remember failures by their URL.
 */
export async function loadThroughFederation(id: RemoteId, entry: string): Promise<unknown> {
  const isAgain = known.has(id);
  // Under this name webpack keeps the chunks of the earlier attempt, and would take them for those of this one.
  if (isAgain) Reflect.deleteProperty(globalThis, `webpackChunkotherfolk_${id}`);
  registerPlugins([integrity]);
  registerRemotes([{ name: id, entry }], { force: isAgain });
  known.add(id);
  const module = await loadRemote<{ default?: unknown }>(`${id}/remote`);
  return module?.default;
}
