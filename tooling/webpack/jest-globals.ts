import { embeddedTarget } from '@otherfolk/local-backend/target';

// These are the globals that webpack writes into a build.
Object.assign(globalThis, { BACKEND_TARGET: embeddedTarget });
