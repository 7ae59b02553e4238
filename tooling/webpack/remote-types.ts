import { fromRoot } from '@otherfolk/system/from-root';
import { bundleTypes } from './bundle-types';
import type { TypesOption } from './federated-remote';

/** The folder into which the plug-in writes the types of a remote, among the files for browsers. */
export const TYPES = '@mf-types.zip';

/** The types of a remote of this repository, written so that they stand alone. */
export const standaloneTypes: TypesOption = {
  generateTypes: {
    tsConfigPath: fromRoot('tsconfig.types.json'),
    deleteTypesFolder: true,
    abortOnError: true,
    afterGenerate: ({ zipTypesPath }) => bundleTypes(zipTypesPath),
  },
  consumeTypes: false,
  displayErrorInTerminal: true,
};
