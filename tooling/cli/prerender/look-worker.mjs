// Begins in a thread of its own, where nothing understands TypeScript yet.
import '../../system/register-typescript.mjs';

const { lookInThread } = await import('./look-thread.ts');
await lookInThread();
