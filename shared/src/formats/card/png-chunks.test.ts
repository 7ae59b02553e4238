/** @jest-environment node */
import { newWork } from '../source/work';
import { crc32 } from './crc32';
import { keywordOf, readPngChunks, withPngTexts } from './png-chunks';
import { PNG } from './testing/card-fixtures';

const typesOf = (png: Uint8Array<ArrayBuffer>) => readPngChunks(png).chunks.map(({ type }) => type);

test('the checksum is that of PNG', () => {
  expect(crc32(new TextEncoder().encode('IEND'))).toBe(0xae426082);
});

test('texts stand before the end of a picture, whole, and in place of those under the same keyword', async () => {
  const first = withPngTexts(PNG, { chara: 'b25l', other: 'x' });
  const second = withPngTexts(first, { chara: 'dHdv' });
  const { chunks, overlong } = readPngChunks(second);
  expect(typesOf(second)).toEqual(['IHDR', 'IDAT', 'tEXt', 'tEXt', 'IEND']);
  expect(chunks.flatMap((chunk) => keywordOf(chunk)?.keyword ?? [])).toEqual(['other', 'chara']);
  const work = newWork(new AbortController().signal);
  await expect(Promise.all(chunks.map(({ isWhole }) => isWhole(work)))).resolves.not.toContain(false);
  expect(overlong).toBeUndefined();
});

test('a picture without texts stays the same, byte for byte', () => {
  expect(withPngTexts(PNG, {})).toEqual(PNG);
});

test.each([0, 8, 20, 40, PNG.length - 5])('a picture that ends after %i bytes is read as far as it goes', (length) => {
  expect(typesOf(PNG.slice(0, length)).length).toBeLessThan(typesOf(PNG).length);
});
