import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName, EXPOSED_MODULE } from '@otherfolk/shared/contract/federation-names';

/** The path of the exposed module as the runtime wants it, behind the name of the remote. */
const EXPOSED_PATH = EXPOSED_MODULE.slice(1);

/**
 * Loads the exposed module of a remote through the federation runtime. `entry` must differ from the one of an attempt that failed: the
 * browser and the runtime remember failures by their URL.
 */
export async function loadThroughFederation(id: string, entry: string): Promise<unknown> {
  const name = containerName(id);
  // A new entry would find the chunks of an earlier attempt, or of another release, by webpack's own name for them.
  Reflect.deleteProperty(window, `webpackChunk${name}`);
  registerRemotes([{ name, entry }], { force: true });
  const module = await loadRemote<{ default?: unknown }>(name + EXPOSED_PATH);
  return module?.default;
}
