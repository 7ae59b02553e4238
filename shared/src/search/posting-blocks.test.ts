/** @jest-environment node */
import fc from 'fast-check';
import { inBlocks } from '../catalogue/in-blocks';
import { noRecall, type Recall, valuesOf } from '../catalogue/recall';
import { deriveWords } from './derive-words';
import { BLOCK_ITEMS } from './item-blocks';
import { BLOCKS_OF_GROUP, readPostingBlocks } from './posting-blocks';
import type { WordedItem } from './read-items';
import type { WordPart } from './search-files';

interface Texts {
  open: string[];
  forAdults: string[];
}

const counts = (words: readonly string[]) =>
  [...new Set(words)].map((word) => `${word} ${words.filter((each) => each === word).length}`).join(' ');

const itemOf = (id: string, { open, forAdults }: Texts): WordedItem => ({
  id,
  files: [`${id}.json`],
  readWords: () => Promise.resolve({ open: counts(open), forAdults: counts(forAdults) }),
});

/** Each word with the places of its documents and how often it stands there, counted one by one. */
function counted(texts: readonly Texts[]): Map<string, [place: number, times: number][]> {
  const documents = [
    ...texts.map(({ open }) => open),
    ...texts.flatMap(({ forAdults }) => (forAdults.length > 0 ? [forAdults] : [])),
  ];
  const all = new Map<string, [number, number][]>();
  documents.forEach((words, place) => {
    for (const word of new Set(words)) {
      const times = words.filter((each) => each === word).length;
      all.set(word, [...(all.get(word) ?? []), [place, times]]);
    }
  });
  return all;
}

/** The places that a posting tells as gaps. */
function placesOf(posting: readonly number[]): [place: number, times: number][] {
  let place = 0;
  return posting.flatMap((gap, index): [number, number][] => {
    if (index % 2 === 1) return [];
    place += gap;
    return [[place, posting[index + 1] ?? 0]];
  });
}

/** An id that ends a block of this size on average. */
function idThatEnds(size: number): string {
  for (let number = 0; ; number++) {
    const items = [{ id: `life-${number}` }, { id: '' }];
    if ([...inBlocks(items, size)].length === 2) return `life-${number}`;
  }
}

/** Items in the middle of a block, at its end, and at the end of a group of blocks. */
const id = fc.constantFrom('life', idThatEnds(BLOCK_ITEMS), idThatEnds(BLOCK_ITEMS * BLOCKS_OF_GROUP));
const word = fc.constantFrom('lamp', 'quay', 'storm', 'constructor', '__proto__', '7', 'ß');
const texts = fc.record({ open: fc.array(word), forAdults: fc.array(word, { maxLength: 2 }) });

test('words are found in the items that say them, however many blocks and groups there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ id, texts }), { maxLength: 40 }), async (said) => {
      const items = said.map((each) => itemOf(each.id, each.texts));
      const all = said.map((each) => each.texts);
      const { parts, words } = deriveWords(await valuesOf(await readPostingBlocks(items)));
      const found = parts.flatMap(({ words: json }) => Object.entries(JSON.parse(json) as WordPart['words']));
      const expected = counted(all);
      // Words that stand nearly everywhere are left out where there are 20 documents or more.
      const rare = [...expected].filter(([each]) => !words.common.includes(each));
      expect(new Map(found.map(([each, posting]) => [each, placesOf(posting)]))).toEqual(new Map(rare));
      const adults = all.flatMap(({ forAdults }, item) => (forAdults.length > 0 ? [item] : []));
      expect(words.forAdults).toEqual(adults);
    }),
  );
});

test('a block whose files are known is not counted again', async () => {
  const ids = Array.from({ length: 500 }, (_, index) => `life-${index}`);
  const items = ids.map((id) => itemOf(id, { open: [id], forAdults: [] }));
  const known: string[][] = [];
  const recall: Recall = {
    ...noRecall,
    versionedOfFiles: (what, files, derive) => {
      known.push([...files]);
      return noRecall.versionedOfFiles(what, files, derive);
    },
  };
  await readPostingBlocks(items, recall);
  expect(known.flat()).toEqual(items.flatMap(({ files }) => files));
  expect(known.length).toBe([...inBlocks(items, BLOCK_ITEMS)].length);
});

test('a group whose blocks are known is not put together again', async () => {
  const items = Array.from({ length: 4000 }, (_, index) => itemOf(`life-${index}`, { open: ['lamp'], forAdults: [] }));
  const versionOf = (files: readonly string[]) => `${files[0]} to ${files.at(-1)}`;
  const groups: string[] = [];
  const recall: Recall = {
    ...noRecall,
    versionedOfFiles: async (_, files, derive) => {
      const value = await derive();
      return { version: versionOf(files), value: () => Promise.resolve(value) };
    },
    versionedOfVersions: async (_, versions) => {
      groups.push(...versions);
      return {
        version: '',
        value: () => {
          throw new Error('nobody needs it');
        },
      };
    },
  };
  await readPostingBlocks(items, recall);
  const blocks = [...inBlocks(items, BLOCK_ITEMS)];
  expect(groups).toEqual(blocks.map((block) => versionOf(block.flatMap(({ files }) => files))));
});
