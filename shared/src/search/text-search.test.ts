/** @jest-environment node */
import fc from 'fast-check';
import { CatalogueError } from '../catalogue/catalogue-error';
import { parsedFiles } from '../testing/parsed-files';
import { deriveSearch } from './derive-search';
import { rankMatches } from './rank-matches';
import type { SearchWords, WordPart } from './search-files';
import { wordPartFile, WORDS_FILE } from './search-files';
import { stemOf } from './stop-words';
import { documentsWith, partsFor } from './text-search';
import { wordsOf } from './words-of';
import { wordsToFind } from './words-to-find';

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

test.each<[string, string[][]]>([
  ['The lamp of the LAMP', [['lamp']]],
  [
    'who trims the lamp',
    [
      ['trims', 'lamp'],
      ['who', 'trims', 'lamp'],
    ],
  ],
  ['who', [['who']]],
  ['of the', []],
])("of '%s' %j is looked for, one after the other where nothing is found", (question, words) =>
  expect(wordsToFind(question, ['the', 'of'])).toEqual(words),
);

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
      const [words = []] = wordsToFind(question, manifest.common);
      const matches = words.map((word) => documentsWith(word, stemOf(word), partsOf(stemOf(word))));
      return rankMatches(matches, texts.length).map(({ place }) => place);
    },
  };
}

test('what says a word more often comes first, and a whole word before one that begins so', async () => {
  const { find } = await indexOf(['lamplight', 'lamp', 'lamp lamp lamp', 'dark']);
  expect(find('lamp')).toEqual([2, 1, 0]);
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
  expect(find(question)).toEqual(items);
});

test('an item with every word of a question is found, one without any is not', async () => {
  const word = fc.stringMatching(/^[a-c]{1,3}$/);
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  const holds = async (texts: string[], question: string) => {
    const { find } = await indexOf(texts);
    const wanted = wordsOf(question);
    const said = texts.map((each) => {
      const words = wordsOf(each);
      return wanted.filter((one) => words.some((other) => other.startsWith(one))).length;
    });
    const found = find(question);
    for (const [index, count] of said.entries()) {
      if (count === 0) expect(found).not.toContain(index);
      if (count > 0 && count === wanted.length) expect(found).toContain(index);
    }
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

test('what says in its summary what is asked for comes before what says it often, and both words before one', () => {
  const summary = documentsWith('lamp', 'lamp', [{ id: '', words: { lamp: [0, 9, 1, 11] } }]);
  expect(rankMatches([summary], 2).map(({ place }) => place)).toEqual([1, 0]);
  const oil = new Map([[0, 1]]);
  expect(rankMatches([summary, oil], 9).map(({ place }) => place)).toEqual([0, 1]);
});

test.each([
  ['lanterns', ['lantern', 'lanterns']],
  ['lantern', ['lantern', 'lanterns']],
])("'%s' is found as %j", async (question, texts) => {
  const { find } = await indexOf([...texts, 'dark']);
  expect(find(question).toSorted()).toEqual([0, 1]);
});
