import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityAttributes } from './integrity';
import { TIMEOUT_MS } from './timeout';

/** The additions of the shell to the federation runtime: the entry of a remote has to be what is expected of its URL, and to come in time. */
const federationPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'otherfolk',
  createScript: ({ url }) => ({
    script: Object.assign(document.createElement('script'), integrityAttributes(url), { src: url }),
    timeout: TIMEOUT_MS,
  }),
});

export default federationPlugin;
