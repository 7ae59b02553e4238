// Begins in a thread of its own, where nothing understands TypeScript yet.
import '../../../system/register-typescript.mjs';

const { renderInThread } = await import('./render-thread.ts');
await renderInThread();
