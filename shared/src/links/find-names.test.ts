/** @jest-environment node */
import fc from 'fast-check';
import { wordsOfSections } from '../search/count-words';
import { type Named, NameFinder, NameIndex, uniqueNames } from './find-names';

const wordCounts = (text: string) => wordsOfSections([{ heading: '', texts: [text] }]).open;

const finderOf = (named: Named) => new NameFinder(uniqueNames(named));

const NAMED: Named = [
  ['mara', 'Mara Quill'],
  ['mara', 'Mara'],
  ['quay', 'Lowlight Quay'],
  ['face', 'Face'],
  ['asher', 'Miss Asher'],
  ['other-asher', 'Miss Asher'],
  ['it', 'It'],
  ['rene', 'René'],
];

const names = finderOf(NAMED);

test.each<[string, string, string[]]>([
  ['a whole name', 'There goes Mara Quill.', ['mara']],
  ['a part of a name that is a name, too', 'There goes Mara.', ['mara']],
  ['a name with an apostrophe behind it', "We met at Lowlight Quay's lamp, in Mara’s coat.", ['quay', 'mara']],
  ['several names, each once', 'He saw Mara, and Mara saw Lowlight Quay.', ['mara', 'quay']],
  ['a name of several words at the start of a sentence', 'Lowlight Quay. Mara Quill! ', ['quay', 'mara']],
  ['a name with a letter of another alphabet', 'Nobody told René.', ['rene']],
  ['a name of one word at the start of a sentence', 'Face it. “Face it,” he said: Face it.', []],
  ['a word in small letters', 'the face of mara quill', []],
  ['a longer word that begins so', 'Some Marathon in Facebook', []],
  ['a name whose words stand apart', 'the Lowlight, and then the Quay', []],
  ['a name that two items bear', 'There goes Miss Asher.', []],
  ['a name of two letters', 'What is It?', []],
  ['nothing', '', []],
])('%s in a text', (_, text, owners) => {
  expect([...names.in(text)]).toEqual(owners);
});

test('names without letters, and none at all, find nothing', () => {
  const withoutLetters = finderOf([
    ['a', ' … '],
    ['b', ''],
  ]);
  expect([...withoutLetters.in('… ')]).toEqual([]);
  expect([...finderOf([]).in('Mara')]).toEqual([]);
});

const WORDS = ['Mara', 'mara', 'Quill', 'René', 'RENE', 'ΜΑΡΙΟΣ', 'Ὀδυσσεύς', '李', '7', 'It', "O'Hara", 'Straße'];
const anyText = (most: number, between: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', "'s", '’s', "'"), fc.constantFrom(...between)), {
      maxLength: most,
    })
    .map((parts) => parts.flat().join(''));
const anyNames = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), anyText(3, [' '])), { maxLength: 8 });

test('whom a text names follows from the names that may stand among its words', () => {
  fc.assert(
    fc.property(anyText(12, [' ', '. ', '', '… “']), anyNames, (text, named) => {
      const all = uniqueNames(named);
      const few = new NameIndex(all).among(wordCounts(text));
      expect([...new NameFinder(few).in(text)]).toEqual([...new NameFinder(all).in(text)]);
    }),
    { numRuns: 2000 },
  );
});

test('a name whose first word stands in no text is not among those that may', () => {
  const words = wordCounts('There goes Mara’s René to the quay, on its face.');
  const among = new NameIndex(uniqueNames(NAMED)).among(words);
  expect(among.map(([owner, name]) => [owner, name])).toEqual([
    ['mara', 'Mara Quill'],
    ['mara', 'Mara'],
    ['rene', 'René'],
    ['face', 'Face'],
  ]);
});
