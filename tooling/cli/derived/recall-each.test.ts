/** @jest-environment node */
import { DerivationCache } from './derivation-cache';
import { recallEach } from './recall-each';

const COUNT = 1000;
const FILES = Array.from({ length: COUNT }, (_, index) => ({ id: `life-${index}`, files: [`life-${index}.json`] }));

/** Derives of each file what it says; gives the files that were read for it. */
function derive(contents: ReadonlyMap<string, string>, cache: DerivationCache, items = FILES, isUnchanged = true) {
  const read: string[] = [];
  const contentOf = (file = '') => contents.get(file) ?? `of ${file}`;
  const { ofEach } = recallEach(cache, { versionOf: contentOf, isUnchanged: () => isUnchanged });
  const values = ofEach('content', items, ({ files: [file = ''] }) => {
    read.push(file);
    return contentOf(file);
  });
  expect(values).toEqual(items.map(({ files: [file] }) => contentOf(file)));
  return read;
}

test('of files that are as they were, nothing is derived again', () => {
  const cache = new DerivationCache();
  expect(derive(new Map(), cache)).toHaveLength(COUNT);
  expect(derive(new Map(), cache)).toEqual([]);
});

test('of a file that has changed, and of few others, it is derived again', () => {
  const cache = new DerivationCache();
  derive(new Map(), cache);
  const again = derive(new Map([['life-500.json', 'new']]), cache);
  expect(again).toContain('life-500.json');
  expect(again.length).toBeLessThan(COUNT / 3);
});

test('where a file has come, of few others it is derived again', () => {
  const cache = new DerivationCache();
  derive(new Map(), cache);
  const again = derive(new Map(), cache, [{ id: 'a', files: ['a.json'] }, ...FILES]);
  expect(again).toContain('a.json');
  expect(again.length).toBeLessThan(COUNT / 3);
});

test('what was derived while files changed is not kept', () => {
  const cache = new DerivationCache();
  derive(new Map(), cache, FILES, false);
  expect(derive(new Map(), cache)).toHaveLength(COUNT);
});
