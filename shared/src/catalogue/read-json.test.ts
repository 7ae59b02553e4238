/** @jest-environment node */
import { httpReader } from './read-json';

const answering = (text: string, ok = true) =>
  jest.fn(() => Promise.resolve({ ok, text: () => Promise.resolve(text) }));

test('a file is read from the data folder', async () => {
  const fetchIt = answering('{"a":1}');
  await expect(httpReader(fetchIt)('site.json')).resolves.toEqual({ a: 1 });
  expect(fetchIt).toHaveBeenCalledWith('/data/site.json');
});

test.each([
  ['a file that is not there', answering('Not found', false), 'not-ok'],
  ['a page instead of JSON', answering('<!doctype html>'), 'not-json'],
  ['an empty file', answering(''), 'not-json'],
  ['no connection', () => Promise.reject(new TypeError('offline')), 'network'],
  [
    'a connection that breaks off',
    () => Promise.resolve({ ok: true, text: () => Promise.reject(new Error()) }),
    'network',
  ],
])('%s says which file failed, and how', async (_, fetchIt, kind) => {
  await expect(httpReader(fetchIt)('characters/x.json')).rejects.toMatchObject({
    name: 'CatalogueError',
    message: 'Failed to fetch /data/characters/x.json',
    path: '/data/characters/x.json',
    kind,
  });
});

test('a long file is read like a short one', async () => {
  const content = Array.from({ length: 30_000 }, (_, index) => ({ id: index }));
  await expect(httpReader(answering(JSON.stringify(content)))('x.json')).resolves.toEqual(content);
  const failure = expect(httpReader(answering(JSON.stringify(content).slice(0, -9)))('x.json')).rejects;
  await failure.toMatchObject({ kind: 'not-json' });
});

/** An answer that comes in parts; the last one only when it is let through. */
function inParts(parts: readonly string[]) {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = bytes.shift();
      if (bytes.length === 0) await finished;
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  return { fetchIt: () => Promise.resolve(new Response(body)), finish };
}

test.each([
  ['a long file', 200_000, true],
  ['a shorter file', 199_000, false],
])('the code that parses long files is loaded while %s comes: %j characters, %j', async (_, length, isLoaded) => {
  jest.resetModules();
  const load = jest.fn(() => ({ parseLongJson: JSON.parse }));
  jest.doMock('./parse-long-json', load);
  const { httpReader: read } = await import('./read-json');
  const { fetchIt, finish } = inParts(['"', 'x'.repeat(length - 1), '"']);
  const reading = read(fetchIt)('x.json');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(load).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
  finish();
  await expect(reading).resolves.toBe('x'.repeat(length - 1));
});

test('a letter that is cut between two parts is read whole, and a byte order mark is not part of the text', async () => {
  const [first = 0, ...rest] = new TextEncoder().encode('é');
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(new Uint8Array([0xef, 0xbb, 0xbf, 0x22, first]));
      controller.enqueue(new Uint8Array([...rest, 0x22]));
      controller.close();
    },
  });
  await expect(httpReader(() => Promise.resolve(new Response(body)))('x.json')).resolves.toBe('é');
});

test.each([
  ['with a byte order mark is read without it', Buffer.from('\uFEFF{"a":"é"}'), { a: 'é' }],
  ['of another encoding is no JSON', Buffer.from('{"a":"é"}', 'latin1'), 'not-json'],
  ['of UTF-16 is no JSON', Buffer.from('{"a":1}', 'utf16le'), 'not-json'],
])('a file %s', async (_, bytes, expected) => {
  const read = httpReader(() => Promise.resolve(new Response(bytes)))('x.json').catch(({ kind }) => kind);
  expect(await read).toEqual(expected);
});
