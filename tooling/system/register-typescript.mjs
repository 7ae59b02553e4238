// Node 20 understands no TypeScript: what this thread imports from here on is compiled by tsx. Also for `node --import`.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)) });
