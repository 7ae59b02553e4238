// Begins in a thread of its own, where nothing understands TypeScript yet.
import '../register-typescript.mjs';

const { lookInThread } = await import('./touched-thread.ts');
await lookInThread();
