/** @jest-environment node */
import { randomKey } from './guarded-index';
import { openFile, sealFile } from './sealed-file';

const PATH = '/guarded/b/n';
const bytes = (text: string) => new TextEncoder().encode(text);
const texts = ['', 'a', 'Freddie of the Skyport '.repeat(500), '\u0000 – 𝔬'];

test.each([true, false])('a file is opened as it was sealed (compressed: %s)', async (compress) => {
  for (const text of texts) {
    const key = randomKey();
    const file = await sealFile(bytes(text), key, PATH, compress);
    expect(new TextDecoder().decode(await openFile(file, key, PATH))).toBe(text);
  }
});

test('the size of a sealed file is whole blocks of 4 kB', async () => {
  const sizes = [0, 4063, 4064, 9000].map(async (size) => {
    const file = await sealFile(crypto.getRandomValues(new Uint8Array(size)), randomKey(), PATH, false);
    return file.length;
  });
  expect(await Promise.all(sizes)).toEqual([4096, 4096, 8192, 12288]);
});

test('a sealed file shows nothing of its content, and the same content never gives the same file', async () => {
  const [key, text] = [randomKey(), 'Freddie of the Skyport'];
  const [one, other] = await Promise.all([1, 2].map(() => sealFile(bytes(text), key, PATH, false)));
  expect(Buffer.from(one ?? []).includes('Freddie')).toBe(false);
  expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(false);
});

test.each<[string, (file: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ['is cut short', (file) => file.slice(0, -1)],
  ['is empty', () => new Uint8Array()],
  ['has another bit', (file) => file.map((byte, index) => (index === 100 ? byte ^ 1 : byte))],
])('a file that %s is not opened', async (_, change) => {
  const key = randomKey();
  const file = await sealFile(bytes('a'), key, PATH, true);
  await expect(openFile(change(file), key, PATH)).rejects.toThrow();
});

test('a file is opened by its own key and at its own path alone', async () => {
  const key = randomKey();
  const file = await sealFile(bytes('a'), key, PATH, true);
  await expect(openFile(file, randomKey(), PATH)).rejects.toThrow();
  await expect(openFile(file, key, '/guarded/b/m')).rejects.toThrow();
});
