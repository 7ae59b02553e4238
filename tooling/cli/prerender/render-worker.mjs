// Begins in a thread of its own, where nothing understands TypeScript yet.
import { importTypeScript } from '../../system/import-typescript.mjs';

const { renderInThread } = await importTypeScript(new URL('./render-thread.ts', import.meta.url));
await renderInThread();
