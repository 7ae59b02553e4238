/** @jest-environment node */
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { commentSubjects, WITHOUT_SUBJECT } from './comment-subjects';

function complaints(code: string): string[] {
  const config: Linter.Config[] = [
    { files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    commentSubjects,
  ];
  return new Linter().verify(code, config, { filename: 'shared/src/x.tsx' }).map(({ message }) => message);
}

const REFUSED = ['A comment begins with its subject.'];

const EXAMPLES: Record<(typeof WITHOUT_SUBJECT)[number], string> = {
  Of: 'Of a person, place or family.',
  So: 'So many are offered at a time.',
  As: 'As a phone stores it.',
  Those: 'Those that nobody has read.',
  That: 'That both name each other is looked at elsewhere.',
  For: 'For a page that has no title.',
  By: 'By the id of the record.',
  With: 'With a name of its own.',
  Without: 'Without a name.',
  From: 'From the oldest to the newest.',
  Only: 'Only what has changed.',
  Also: 'Also what has not changed.',
  Else: 'Else the page would be empty.',
  Beside: 'Beside the title.',
  Apart: 'Apart from the last one.',
  Under: 'Under the picture.',
  Which: 'Which of them is open.',
  In: 'In the order of their names.',
  At: 'At most so many bytes.',
  Not: 'Not before the page is ready.',
  Behind: 'Behind the name of a person.',
  Wherever: 'Wherever a name stands.',
  Until: 'Until the reader acts.',
};

test.each(WITHOUT_SUBJECT)('a comment that begins with "%s" is refused', (word) => {
  const text = EXAMPLES[word];
  expect(text.split(' ')[0]).toBe(word);
  expect(complaints(`// ${text}\nf();`)).toEqual(REFUSED);
  expect(complaints(`/** ${text} */\nf();`)).toEqual(REFUSED);
});

test.each([
  ['a block', '/* Of a person. */\nf();'],
  ['a block of several lines', '/**\n * Of a person,\n * or of a place.\n */\nf();'],
  ['a comment at the end of a line', 'f(); // of a person'],
  ['a comment among elements', '<p>{/* Of a person. */}</p>;'],
  ['a comment below code that has its own', 'f(); // The first call.\n// Of a person.\ng();'],
  ['a comment below an empty line', '// The first call.\n\n// Of a person.\nf();'],
  ['a comment below a block', '/* The first call. */\n// Of a person.\nf();'],
])('%s without a subject is refused', (_, code) => {
  expect(complaints(code)).toEqual(REFUSED);
});

test.each([
  ['a subject', '/** The name of a person, place or family. */\nf();'],
  ['a verb in third person', '/** Reads the name of a person. */\nf();'],
  ['a word that begins like a refused one', '// Offers are read once.\nf();\n// Information of all kinds.\ng();'],
  ['a sentence that goes on in the next line', '// The name is read here,\n// as a phone stores it.\nf();'],
  ['a later line of a block', '/**\n * The name\n * of a person.\n */\nf();'],
  ['a text that is no comment', "f('// Of a person.');"],
])('%s is allowed', (_, code) => {
  expect(complaints(code)).toEqual([]);
});
