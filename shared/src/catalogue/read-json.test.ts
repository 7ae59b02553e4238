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
