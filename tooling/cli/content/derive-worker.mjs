// Begins in a thread of its own, where nothing understands TypeScript yet.
import '../../system/register-typescript.mjs';

const { deriveInThread } = await import('./derive-thread.ts');
await deriveInThread();
