/** @jest-environment node */
import { get } from 'node:http';
import { listen, type Listening } from '@otherfolk/system/listen';
import { LiveReload, reloadScript } from './live-reload';

let reload: LiveReload;
let server: Listening;
beforeEach(async () => {
  reload = new LiveReload();
  server = await listen(0, (request, response) => {
    if (!reload.answer(request, response)) response.writeHead(418).end();
  });
});
afterEach(() => server.close());

const urlOf = (path: string) => `http://localhost:${server.port}${path}`;

/** Reads events; each call resolves to the next piece that comes. */
function open(): Promise<() => Promise<string>> {
  return new Promise((resolve, reject) => {
    get(urlOf('/dev/events'), (response) => {
      const pieces = response.setEncoding('utf8').iterator();
      resolve(async () => String((await pieces.next()).value));
    }).on('error', reject);
  });
}

test('each page hears of the current version, and of each later one', async () => {
  reload.announce('one');
  const [first, second] = await Promise.all([open(), open()]);
  await expect(first()).resolves.toBe('data: one\n\n');
  await expect(second()).resolves.toBe('data: one\n\n');
  reload.announce('two');
  await expect(first()).resolves.toBe('data: two\n\n');
  await expect(second()).resolves.toBe('data: two\n\n');
});

test('the script is there under the address of each version', async () => {
  const response = await fetch(urlOf(reloadScript('one')));
  expect(response.headers.get('content-type')).toContain('text/javascript');
  await expect(response.text()).resolves.toContain("new EventSource('/dev/events')");
});

test('other requests are not its business', async () => {
  expect((await fetch(urlOf('/dev/other'))).status).toBe(418);
});
