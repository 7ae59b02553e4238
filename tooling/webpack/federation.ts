import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, EXPOSED_MODULE, SHELL_CONTAINER } from '@otherfolk/shared/contract/federation-names';
import { fromRoot } from '@otherfolk/system/from-root';
import { bundleTypes } from './bundle-types';
import { MANIFEST } from './manifest-integrity';
import { consumedSingletons, providedSingletons } from './singletons';
import type { BuildId } from './workspaces';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const ENTRY = 'remoteEntry.js';
const EXPOSED_CHUNK = 'remote';

/** The folder into which the plug-in writes the types of a remote, among the files for browsers. */
export const TYPES = '@mf-types.zip';

const ofShell = (name: string) => fromRoot('shell/src/remotes', name);

/** Every build is for browsers, and pages name the files of a remote themselves: the runtime reads no manifest. */
const optimization = { target: 'web', disableSnapshot: true } as const;

const shellOptions = (): Options => ({
  name: SHELL_CONTAINER,
  shared: providedSingletons(),
  shareStrategy: 'loaded-first',
  runtimePlugins: [ofShell('provide-runtime-core.ts'), ofShell('federation-plugin.ts')],
  manifest: false,
  dts: false,
  experiments: { optimization },
});

const remoteOptions = (name: string, types: boolean): Options => ({
  name,
  filename: ENTRY,
  library: { type: 'window', name },
  // A list, as that is where the plug-in looks for the file whose types it writes.
  exposes: { [EXPOSED_MODULE]: { import: ['./src/remote.ts'], name: EXPOSED_CHUNK } },
  shared: consumedSingletons(),
  shareStrategy: 'loaded-first',
  manifest: { fileName: MANIFEST },
  dts: types && {
    generateTypes: {
      tsConfigPath: fromRoot('tsconfig.types.json'),
      deleteTypesFolder: true,
      abortOnError: true,
      afterGenerate: ({ zipTypesPath }) => bundleTypes(zipTypesPath),
    },
    consumeTypes: false,
    displayErrorInTerminal: true,
  },
  dev: false,
  // The shell provides the core of the runtime.
  experiments: { externalRuntime: true, optimization },
});

/** Makes the shell a federation host, and each other workspace a federation remote. */
export const federation = (id: BuildId, types: boolean) =>
  new ModuleFederationPlugin(id === 'shell' ? shellOptions() : remoteOptions(containerName(id), types));
