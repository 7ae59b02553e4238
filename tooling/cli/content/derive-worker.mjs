// Begins in a thread of its own, where nothing understands TypeScript yet.
import { importTypeScript } from '../../system/import-typescript.mjs';

const { deriveInThread } = await importTypeScript(new URL('./derive-thread.ts', import.meta.url));
await deriveInThread();
