import { TextDecoder, TextEncoder } from 'node:util';

// jsdom hides what browsers and Node both have.
Object.assign(globalThis, { TextDecoder, TextEncoder });
