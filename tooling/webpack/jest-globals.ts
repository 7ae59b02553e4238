import { embeddedTarget } from '@otherfolk/local-backend/target/embedded-target';

// What webpack writes into a build.
Object.assign(globalThis, { BACKEND_TARGET: embeddedTarget });
