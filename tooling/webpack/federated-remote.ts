import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, EXPOSED_MODULE } from '@otherfolk/shared/contract/federation-names';
import { MANIFEST } from './manifest-integrity';
import type { Part } from './part';
import { consumedSingletons } from './singletons';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** How the plug-in writes the types of what a remote exposes. */
export type TypesOption = Options['dts'] & object;

const ENTRY = 'remoteEntry.js';
const EXPOSED_CHUNK = 'remote';

/** Every build is for browsers, and pages name the files of a remote themselves: the runtime reads no manifest. */
export const optimization = { target: 'web', disableSnapshot: true } as const;

/** Makes a build a federation remote. */
export function federatedRemote({ id, versions }: Part, types?: TypesOption): ModuleFederationPlugin {
  const name = containerName(id);
  return new ModuleFederationPlugin({
    name,
    filename: ENTRY,
    library: { type: 'window', name },
    // A list, as that is where the plug-in looks for the file whose types it writes.
    exposes: { [EXPOSED_MODULE]: { import: ['./src/remote.ts'], name: EXPOSED_CHUNK } },
    shared: consumedSingletons(versions),
    shareStrategy: 'loaded-first',
    manifest: { fileName: MANIFEST },
    dts: types ?? false,
    dev: false,
    // The shell provides the core of the runtime.
    experiments: { externalRuntime: true, optimization },
  });
}
