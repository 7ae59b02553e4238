// Begins in a thread of its own, where nothing understands TypeScript yet.
import { importTypeScript } from '../../system/import-typescript.mjs';

const { copyInThread } = await importTypeScript(new URL('./copy-thread.ts', import.meta.url));
copyInThread();
