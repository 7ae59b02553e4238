// Whatever is imported after this file may be TypeScript.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)) });
