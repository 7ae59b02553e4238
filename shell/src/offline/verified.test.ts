/** @jest-environment node */
import { createHash } from 'node:crypto';
import { verified } from './verified';

const FILE = 'https://folk.example/assets/main.js';
const text = 'alert("a script with enough bytes for every letter of the alphabet");';
const integrity = `sha384-${createHash('sha384').update(text).digest('base64url')}`;
const plugin = verified(new Map([['/assets/main.js', integrity]]));

const taken = (url: string, cachedResponse: Response | undefined) =>
  plugin.cachedResponseWillBeUsed?.({
    request: new Request(url),
    cacheName: 'a',
    event: new Event('fetch') as never,
    ...(cachedResponse && { cachedResponse }),
  });

test('a kept file is taken as it was released', async () => {
  const kept = new Response(text);
  await expect(taken(FILE, kept)).resolves.toBe(kept);
  await expect(kept.text()).resolves.toBe(text);
});

test('a kept file that was changed is not taken', async () => {
  await expect(taken(FILE, new Response(`${text} evil()`))).resolves.toBeNull();
});

test('a file of which nothing is known, or that is not kept, stays as it is', async () => {
  const other = new Response('other');
  await expect(taken('https://folk.example/assets/other.js', other)).resolves.toBe(other);
  await expect(taken(FILE, undefined)).resolves.toBeUndefined();
});
