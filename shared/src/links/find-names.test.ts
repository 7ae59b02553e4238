/** @jest-environment node */
import { nameFinder } from './find-names';

const find = nameFinder([
  ['mara', 'Mara Quill'],
  ['mara', 'Mara'],
  ['quay', 'Lowlight Quay'],
  ['face', 'Face'],
  ['asher', 'Miss Asher'],
  ['other-asher', 'Miss Asher'],
  ['it', 'It'],
  ['rene', 'René'],
]);

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
  expect([...find(text)]).toEqual(owners);
});

test('names without letters, and none at all, find nothing', () => {
  expect([
    ...nameFinder([
      ['a', ' … '],
      ['b', ''],
    ])('… '),
  ]).toEqual([]);
  expect([...nameFinder([])('Mara')]).toEqual([]);
});
