/** @jest-environment node */
import { stemOf, withoutStopWords } from './stop-words';

test.each([
  ['who keeps the lanterns', 'keeps lanterns'],
  ['is it in the house', 'house'],
  ['the who', 'the who'],
  ['was ist die laterne', 'ist die laterne'],
  ['', ''],
])("of '%s' the words that tell something are '%s'", (question, telling) =>
  expect(withoutStopWords(question.split(' '))).toEqual(telling.split(' ')),
);

test.each([
  ['lanterns', 'lantern'],
  ['keeps', 'keep'],
  ['lantern', 'lantern'],
  ['glass', 'glass'],
  ['orisons', 'orison'],
  ['otis', 'otis'],
  ['virus', 'virus'],
  ['gas', 'gas'],
  ['灯台', '灯台'],
])("'%s' is looked for as '%s'", (word, stem) => expect(stemOf(word)).toBe(stem));
