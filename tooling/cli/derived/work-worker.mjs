// Begins in a thread of its own, where nothing understands TypeScript yet.
import '../../system/register-typescript.mjs';

const { workInThread } = await import('./work-in-thread.ts');
workInThread();
