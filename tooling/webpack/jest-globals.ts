import { embeddedTarget } from '@otherfolk/local-backend/target';

// These are the globals that webpack writes into a build.
Object.assign(globalThis, { BACKEND_TARGET: embeddedTarget });

// What jsdom lacks of the browser's own figures.
if (typeof performance.mark !== 'function') Object.assign(performance, { mark: () => undefined });
