import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteId } from '@otherfolk/shared/contract/remotes';

const known = new Set<RemoteId>();

/**
 * Loads the exposed module of a remote through the federation runtime. `entry` must differ from the one of an attempt that
 * failed: the runtime and the browser remember failures by their URL.
 */
export async function loadThroughFederation(id: RemoteId, entry: string): Promise<unknown> {
  const isAgain = known.has(id);
  // Under this name webpack keeps the chunks of the earlier attempt, and would take them for those of this one.
  if (isAgain) Reflect.deleteProperty(globalThis, `webpackChunkotherfolk_${id}`);
  registerRemotes([{ name: id, entry }], { force: isAgain });
  known.add(id);
  const module = await loadRemote<{ default?: unknown }>(`${id}/remote`);
  return module?.default;
}
