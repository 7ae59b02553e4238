/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { listen, type Listening } from '@otherfolk/system/listen';
import { refusesHost } from './refuse-host';

let server: Listening;
beforeAll(async () => {
  server = await listen(0, (asked, response) => {
    if (!refusesHost(asked, response)) response.end('here');
  });
});
afterAll(() => server.close());

const statusFor = (host: string) =>
  new Promise((resolve) =>
    request({ host: '127.0.0.1', port: server.port, headers: { host } }, ({ statusCode }: IncomingMessage) =>
      resolve(statusCode),
    ).end(),
  );

test.each(['localhost', 'localhost:8081', '127.0.0.1:8081', '[::1]:8081'])('%s is answered', async (host) => {
  expect(await statusFor(host)).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example:8081', '192.168.0.4'])('%s is refused', async (host) => {
  expect(await statusFor(host)).toBe(421);
});
