import { embeddedTarget } from '@otherfolk/local-backend/target';

// What webpack writes into a build.
Object.assign(globalThis, { BACKEND_TARGET: embeddedTarget });
