// Begins in a thread of its own, where nothing understands TypeScript yet.
import '../../system/register-typescript.mjs';

const { copyInThread } = await import('./copy-thread.ts');
copyInThread();
