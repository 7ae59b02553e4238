// Begins in a thread of its own, where nothing understands TypeScript yet.
import { importTypeScript } from '../../system/import-typescript.mjs';

const { lookInThread } = await importTypeScript(new URL('./look-thread.ts', import.meta.url));
await lookInThread();
