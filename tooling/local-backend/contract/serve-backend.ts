import { listen } from '@otherfolk/system/listen';
import { openBackend } from '../backend';

// A process of its own with the embedded backend, for tests that end it without warning. Says its port when it is ready.
const { handler } = await openBackend({ environment: process.env, port: 0 });
const { port } = await listen(0, (request, response) => void handler.handle(request, response, request.url ?? ''));
console.log(port);
