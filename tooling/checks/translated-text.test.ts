/** @jest-environment node */
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { fromRoot } from '@otherfolk/system/from-root';
import { translatedText } from './translated-text';

const FILE = 'shell/src/x.tsx';

/** The texts that are complained of in a component with these props. */
function complaints(jsx: string): number {
  const code = `
    import type { ReactNode } from 'react';
    export const x = (is: boolean, name: string, count: number | undefined, node: ReactNode, names: string[]) => ${jsx};`;
  const parserOptions = { projectService: { allowDefaultProject: [FILE] }, tsconfigRootDir: fromRoot() };
  const config = [{ files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser, parserOptions } }, translatedText];
  const messages = new Linter({ cwd: fromRoot() }).verify(code, config, { filename: FILE });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.length;
}

test.each([
  ['a text that changes beside fixed ones', '<p>Showing {name} of them</p>', 3],
  ['a number that may be missing', '<p>{count}<b>x</b></p>', 1],
  ['a fixed text beside an element that comes and goes', '<p>{is && <b>x</b>} a text</p>', 1],
  ['a text that comes and goes', "<p><b>x</b>{is && 'a text'}</p>", 1],
  ['a text in one of two branches', '<p><b>x</b>{is ? <i>y</i> : name}</p>', 1],
  ['a blank beside what comes and goes', "<p>{is && <b>x</b>}{' '}<i>y</i></p>", 1],
  ['texts in a list beside others', '<p><b>x</b>{names.map((each) => each)}</p>', 1],
  ['elements and texts in one list', '<p><b>x</b>{names.map((each) => (is ? <i key={each}>y</i> : each))}</p>', 1],
  ['a text of a fragment', '<>a text</>', 1],
  ['a blank of a fragment', "<>{' '}<b>x</b></>", 1],
])('%s is refused', (_, jsx, count) => {
  expect(complaints(jsx)).toBe(count);
});

test.each([
  ['a text that is alone', '<p>{name}</p>'],
  ['two texts in one', '<p>{`Showing ${name} of them`}</p>'],
  ['fixed texts beside fixed elements', '<p>See <b>x</b> and <i>y</i>.</p>'],
  ['a text of one value beside a field', "<label>{'a text' as const}<input /></label>"],
  ['a text in an element of its own', '<p>{is && <b>x</b>}<span>{name}</span></p>'],
  ['elements on lines of their own', '<p>\n  <b>x</b>\n  {is && <i>y</i>}\n</p>'],
  ['what a caller puts in', '<p><b>x</b>{node}</p>'],
  ['a text that decides alone', '<p><b>x</b>{name && <i>{name}</i>}</p>'],
])('%s is allowed', (_, jsx) => {
  expect(complaints(jsx)).toBe(0);
});
