/** @jest-environment node */
import fc from 'fast-check';
import { CatalogueError } from '../catalogue/catalogue-error';
import { parsedFiles } from '../testing/parsed-files';
import { deriveSearch } from './derive-search';
import type { SearchWords, WordPart } from './search-files';
import { wordPartFile, WORDS_FILE } from './search-files';
import { findTexts, partsFor, tellingWords } from './text-search';
import { wordsOf } from './words-of';

const parts: SearchWords['parts'] = ['apple', 'lamp', 'lantern', 'light', 'zebra'].map((word) => [word, word]);

test.each<[string, number[]]>([
  ['aardvark', []],
  ['apple', [0]],
  ['banana', [0]],
  ['lamp', [1]],
  ['la', [0, 1, 2]],
  ['lanterns', [2]],
  ['l', [0, 1, 2]],
  ['zoo', [4]],
])("words that begin with '%s' may stand in the parts %j", (word, places) =>
  expect(partsFor(word, parts)).toEqual(places),
);

test('common words, and words that come twice, are not looked for', () =>
  expect(tellingWords('The lamp of the LAMP', ['the', 'of'])).toEqual(['lamp']));

const PUBLISHED = { published: true, version: 1 };

/** The search index of places with these texts. */
async function indexOf(texts: readonly string[]) {
  const files: Record<string, unknown> = {
    'locations/index.json': texts.map((_, index) => ({ id: `p${index}`, name: 'Place', ...PUBLISHED })),
    ...Object.fromEntries(texts.map((summary, index) => [`locations/p${index}.json`, { name: 'Place', summary }])),
  };
  const read = async (file: string) => {
    if (!Object.hasOwn(files, file)) throw new CatalogueError('not-ok', file);
    return files[file];
  };
  const derived = await parsedFiles(await deriveSearch(read, (content) => content));
  const manifest = derived.get(WORDS_FILE) as SearchWords;
  return {
    manifest,
    find: (question: string) => {
      const partsOf = (word: string) =>
        partsFor(word, manifest.parts).map((place) => derived.get(wordPartFile(place)) as WordPart);
      return findTexts(tellingWords(question, manifest.common), partsOf, { forAdults: [], items: texts.length });
    },
  };
}

test('what says a word more often comes first, and a whole word before one that begins so', async () => {
  const { find } = await indexOf(['lamplight', 'lamp', 'lamp lamp lamp', 'dark']);
  expect(find('lamp').map(({ item }) => item)).toEqual([2, 1, 0]);
});

test.each([
  ['健一', [0]],
  ['台守', [1]],
  ['철수', [2]],
  ['ชาย', [3]],
  ['soren', [4]],
])("'%s' is found within texts of any script", async (question, items) => {
  const texts = ['これは山田健一の家。', '彼は灯台守だった。', '김철수는 간다.', 'สมชายไปบ้าน', 'Søren left.'];
  const { find } = await indexOf(texts);
  expect(find(question).map(({ item }) => item)).toEqual(items);
});

test('an item is found exactly where each word of a question begins a word of its text', async () => {
  const word = fc.stringMatching(/^[a-c]{1,3}$/);
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  const holds = async (texts: string[], question: string) => {
    const { find } = await indexOf(texts);
    const wanted = wordsOf(question);
    const expected = texts.flatMap((each, index) =>
      wanted.length > 0 && wanted.every((one) => wordsOf(each).some((other) => other.startsWith(one))) ? [index] : [],
    );
    expect(
      find(question)
        .map(({ item }) => item)
        .sort((a, b) => a - b),
    ).toEqual(expected);
  };
  const texts = fc.array(text, { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
      holds,
    ),
    {
      numRuns: 300,
    },
  );
});
