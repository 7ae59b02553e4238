// Begins in a thread of its own, where nothing understands TypeScript yet.
import { importTypeScript } from '../../system/import-typescript.mjs';

const { lookInThread } = await importTypeScript(new URL('./touched-thread.ts', import.meta.url));
await lookInThread();
