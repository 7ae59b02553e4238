// Begins in a thread of its own, where nothing understands TypeScript yet.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)) });
const { renderInThread } = await import('./render-thread.ts');
renderInThread();
