/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentHash } from '@otherfolk/system/content-hash';
import { latestHashes, latestTexts } from './latest-texts';
import { temporaryCaches } from './testing/temporary-caches';

const { open, file: cacheFile } = temporaryCaches();

const contentOf = (version: string) =>
  new Map<string, object>([
    ['links/0.json', { of: version }],
    ['links/1.json', ['“quoted”', version]],
  ]);

/** Asks for the texts in a run of its own. Resolves to whether the files were derived for it, and to their versions and texts. */
async function run(version: string, readsTexts = true) {
  const cache = await open();
  const derive = jest.fn(() => Promise.resolve(contentOf(version)));
  const files = await latestTexts(cache, { from: ['links'], version, derive, mayKeep: () => true });
  const texts: (string | undefined)[] = [];
  for (const { text } of files.values()) texts.push(readsTexts ? await text() : undefined);
  await cache.save();
  return { derived: derive.mock.calls.length, versions: [...files.values()].map((file) => file.version), texts };
}

const textsOf = (version: string) => [...contentOf(version).values()].map((content) => `${JSON.stringify(content)}\n`);

test('texts of the last version are known, and say which content they have before they are read', async () => {
  const texts = textsOf('a');
  const versions = texts.map((text) => contentHash(text));
  expect(await run('a')).toEqual({ derived: 1, versions, texts });
  expect(await run('a')).toEqual({ derived: 0, versions, texts });
  expect((await run('a', false)).versions).toEqual(versions);
});

test('texts of another version are derived, and take the place of the last', async () => {
  await run('a');
  expect(await run('b')).toMatchObject({ derived: 1, texts: textsOf('b') });
  expect(await run('a')).toMatchObject({ derived: 1, texts: textsOf('a') });
});

test('a text that was damaged in the cache is derived again when it is asked for', async () => {
  await run('a');
  const lines = readFileSync(cacheFile(), 'utf8');
  writeFileSync(cacheFile(), lines.replace('{"of":"a"}', '{"of":"z"}'));
  expect(await run('a', false)).toMatchObject({ derived: 0 });
  expect(await run('a')).toMatchObject({ derived: 1, texts: textsOf('a') });
});

/**
 * Asks for the hashes in a run of its own. Resolves to whether the texts were derived for it, and to the versions and texts of the files.
 */
async function runHashes(version: string, readsTexts: boolean, written?: (file: string, hash: string) => string) {
  const cache = await open();
  const derive = jest.fn(async () => new Map([['search/words.json', JSON.stringify({ of: version })]]));
  const files = await latestHashes(cache, { from: ['words'], version, derive, ...(written && { written }) });
  const file = files.get('search/words.json');
  const text = readsTexts ? await file?.text() : undefined;
  await cache.save();
  return { derived: derive.mock.calls.length, files: files.size, version: file?.version, text };
}

test('of texts that are derived when somebody asks for one, the hashes are known for the last version alone', async () => {
  const text = '{"of":"a"}\n';
  const known = { files: 1, version: contentHash(text) };
  expect(await runHashes('a', true)).toEqual({ ...known, derived: 1, text });
  expect(await runHashes('a', false)).toEqual({ ...known, derived: 0, text: undefined });
  expect(await runHashes('a', true)).toEqual({ ...known, derived: 1, text });
  expect(await runHashes('b', true)).toMatchObject({ derived: 1, text: '{"of":"b"}\n' });
  expect(await runHashes('a', false)).toMatchObject({ ...known, derived: 1 });
});

test('a text that is known by its hash and written somewhere is read there, and not derived', async () => {
  const text = '{"of":"a"}\n';
  const written = jest.fn(() => text);
  expect(await runHashes('a', true, written)).toMatchObject({ derived: 1, text });
  expect(written).not.toHaveBeenCalled();
  expect(await runHashes('a', true, written)).toMatchObject({ derived: 0, text });
  expect(written.mock.calls).toEqual([['search/words.json', contentHash(text)]]);
});
