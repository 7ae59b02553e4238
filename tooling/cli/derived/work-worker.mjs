// Begins in a thread of its own, where nothing understands TypeScript yet.
import { importTypeScript } from '../../system/import-typescript.mjs';

const { workInThread } = await importTypeScript(new URL('./work-in-thread.ts', import.meta.url));
workInThread();
