/** @jest-environment node */
import { appendFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { CacheFile, firstLine } from './cache-file';
import { lineOf } from './cache-line';
import { temporaryCaches } from './testing/temporary-caches';

const caches = temporaryCaches();

const placeOf = () => ({ file: path.join(caches.below, 'cache'), version: 'one' });

const keyOf = (name: string) => contentHash(name);

const open = async () => caches.closing(await CacheFile.open(placeOf()));

const write = (...lines: Buffer[]) => writeFileSync(placeOf().file, Buffer.concat([firstLine(placeOf()), ...lines]));

test('values are found wherever they lie in a file that is looked through in many parts', async () => {
  const values = Array.from({ length: 40 }, (_, number) => JSON.stringify(String(number).repeat(number * 30_001)));
  const key = (number: number) => keyOf(`value ${number}`);
  write(...values.map((json, number) => lineOf(key(number), json)));
  const file = await open();
  expect([file.size, file.isWhole]).toEqual([40, true]);
  values.forEach((json, number) => expect(file.value(key(number)) === json).toBe(true));
});

test('of several lines with the same key the last one counts, and the share of the others is known', async () => {
  write(lineOf(keyOf('a'), '[1]'), lineOf(keyOf('b'), '[2]'), lineOf(keyOf('a'), '[3]'));
  const file = await open();
  expect([file.value(keyOf('a')), file.value(keyOf('b'))]).toEqual(['[3]', '[2]']);
  expect(file.supersededShare).toBeCloseTo(1 / 3, 1);
});

test('what is added to the file after it was opened is not seen, and does no harm', async () => {
  write(lineOf(keyOf('a'), '[1]'));
  const file = await open();
  appendFileSync(placeOf().file, lineOf(keyOf('a'), '[2]'));
  expect(file.value(keyOf('a'))).toBe('[1]');
});

test('a value that is cut off after the file was opened counts as missing', async () => {
  write(lineOf(keyOf('a'), '[1]'), lineOf(keyOf('b'), '[2]'));
  const file = await open();
  truncateSync(placeOf().file, firstLine(placeOf()).length + lineOf(keyOf('a'), '[1]').length + 9);
  expect([file.value(keyOf('a')), file.value(keyOf('b'))]).toEqual(['[1]', undefined]);
  expect([...file.linesOf(() => true)]).toEqual([lineOf(keyOf('a'), '[1]')]);
});

test.each([
  ['the beginning of its value', 'a', '{"ver', true],
  ['all of its value', 'a', '{"version":1}', true],
  ['another text', 'a', '{"vex', false],
  ['anything, where it has none', 'b', '', false],
])('a value is asked whether it begins with %s', async (_, name, beginning, isSo) => {
  write(lineOf(keyOf('a'), '{"version":1}'));
  expect((await open()).begins(keyOf(name), beginning)).toBe(isSo);
});

test('what a value is by its hash is known of a line that has a whole head, and of no other', async () => {
  const known = async (lines: Buffer) => {
    write(lines);
    const file = await open();
    return [file.size, ...['a', 'b', 'c'].map((name) => file.hashOf(keyOf(name)))];
  };
  const [a, b] = [lineOf(keyOf('a'), '[1]'), lineOf(keyOf('b'), '[2]')];
  const upTo = (length: number) => Buffer.concat([a, b.subarray(0, length), Buffer.from('\n')]);
  const { length: head } = lineOf(keyOf('b'), '').subarray(0, -1);
  expect(await known(Buffer.concat([a, b]))).toEqual([2, contentHash('[1]'), contentHash('[2]'), undefined]);
  expect(await known(upTo(head))).toEqual([2, contentHash('[1]'), contentHash('[2]'), undefined]);
  expect(await known(upTo(head - 1))).toEqual([1, contentHash('[1]'), undefined, undefined]);
});

test('the lines of wanted keys come as they stand in the file', async () => {
  write(lineOf(keyOf('a'), '[1]'), lineOf(keyOf('b'), '["ß"]'));
  const file = await open();
  expect([...file.linesOf((key) => key === keyOf('b'))]).toEqual([lineOf(keyOf('b'), '["ß"]')]);
});

test.each([
  ['is missing', () => undefined],
  ['is empty', () => writeFileSync(placeOf().file, '')],
  ['is of another version', () => writeFileSync(placeOf().file, `two\n${String(lineOf(keyOf('a'), '[1]'))}`)],
])('a file that %s counts as empty', async (_, arrange) => {
  arrange();
  const file = await open();
  expect([file.size, file.isWhole, file.value(keyOf('a'))]).toEqual([0, false, undefined]);
});

test('a file that is closed gives nothing any more', async () => {
  write(lineOf(keyOf('a'), '[1]'));
  const file = await open();
  file.close();
  expect(file.value(keyOf('a'))).toBeUndefined();
});
