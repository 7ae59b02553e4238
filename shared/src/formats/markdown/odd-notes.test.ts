/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { expectCounted, shareOfWords } from '../testing/accounted';
import { readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { textsIn } from '../testing/texts-in';
import { splitFrontMatter } from './front-matter';
import { notesFormat } from './notes-format';

const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);

const ODD: Readonly<Record<string, string>> = {
  'dates of the year 0': '---\ntype: character\nborn: 0000-00-00\nmet: 2001-02-03\nflag: yes\nscore: 1.10\n---\nWords.',
  'tags of YAML': '---\ntype: character\nrun: !!js/function "function () {}"\nmore: !unknown {a: b}\n---\nWords.',
  'no end of the front matter': '---\ntype: character\nName: Bo\nWords without an end.',
  'a byte order mark and Windows line ends': '\ufeff---\r\ntype: character\r\nage: 40\r\n---\r\nWords.\r\n\r\nMore.',
  'hostile HTML':
    '---\ntype: character\n---\n<script>alert(1)</script><div onclick="x()">Words</div> <img src="https://e.example/a.png"> <iframe src="//e.example"></iframe>',
  'no text': '',
  'headings alone': '# Bo\n## Personality\n### Flaws\n## Backstory\n',
  'deep headings': '# Bo\n## A\n### B\n#### C\n##### D\n###### E\nWords deep down.\n## Personality\nCalm.',
  'lists of lists':
    '---\ntype: character\ngear:\n  - rope\n  - {hook: 2, line: [a, b]}\n---\n- one\n  - two\n    - three',
  'keys that are dangerous':
    '---\ntype: character\n__proto__: {polluted: yes}\nconstructor: a\n---\n## constructor\nWords.\n## __proto__\nOther words.',
  'setext headings and code':
    '---\ntype: character\n---\nTitle\n=====\nWords.\n\n```\n# no heading\n%%no comment%%\n```',
  'a name that Windows cannot write': '---\ntype: character\nname: "AUX: the <device>?"\n---\nWords.',
};

test.each(Object.keys(ODD))(
  'a note with %s is read, its words arrive, and each of its values is told',
  async (title) => {
    const note = ODD[title] ?? '';
    const source = await readAll(notesFormat, { 'note.md': note });
    expect(source.items).toHaveLength(1);
    expectCounted(textsIn(splitFrontMatter(note.replace(/^\ufeff/, '')).body, 'markdown', /^$/), source);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test('values of front matter are kept as they are written', async () => {
  const { items } = await readAll(notesFormat, { 'a.md': ODD['dates of the year 0'] ?? '' });
  expect([
    ...(valueAt(items[0], 'characterSheets', 'Details', 'born') ?? []),
    ...(valueAt(items[0], 'characterSheets', 'Details', 'flag') ?? []),
    ...(valueAt(items[0], 'characterSheets', 'Details', 'score') ?? []),
  ]).toEqual(['0000-00-00', 'yes', '1.10']);
});

test.each([
  ['a list that is not closed', '---\ntype: character\nage: [1, 2\n---\nWords.', 3],
  ['a key twice', '---\nage: 40\nage: 41\n---\nWords.', 3],
  [
    'aliases without end',
    `---\na: &a [x,x,x,x,x,x,x,x,x,x]\n${[...'bcdefg'].map((key, at) => `${key}: &${key} [${`*${'abcdefg'[at]},`.repeat(10)}]`).join('\n')}\n---\nWords.`,
    2,
  ],
  ['lists inside of lists', `---\na: ${'['.repeat(20_000)}\n---\nWords.`, 2],
])('front matter with %s is a problem with its line, and the note is read', async (_title, note, line) => {
  const { items, problems } = await readAll(notesFormat, { 'note.md': note });
  expect(problems).toEqual([expect.objectContaining({ file: 'note.md', line: expect.any(Number) })]);
  expect(problems[0]?.line).toBeGreaterThanOrEqual(line);
  expect(shareOfWords(['Words.'], { items, problems: [] })).toBe(1);
});

test('two vaults with the same paths are two sources', async () => {
  const { items, titles } = await readAll(notesFormat, {
    'One/.obsidian/a': '',
    'One/Bo.md': 'type:: character',
    'Two/.obsidian/a': '',
    'Two/Bo.md': 'One.',
  });
  expect(titles).toEqual(['A Markdown note: Bo', 'A Markdown note: Bo']);
  expect(items.map(({ sourceId }) => sourceId)).toEqual(['obsidian/One/Bo.md', 'obsidian/Two/Bo.md']);
});

test('a file that is damaged is a problem, and the others are read', async () => {
  const [whole, damaged] = sourceFiles({ 'a.md': 'Words.', 'b.md': '' });
  if (!whole || !damaged) throw new Error('two files');
  const files = [whole, { ...damaged, bytes: () => Promise.reject(new Error('The file is damaged.')) }];
  const [note] = await notesFormat.recognise(files, steadyWork());
  const { items = [], problems = [] } = (await note?.read(steadyWork())) ?? {};
  expect(items.map(({ name }) => name)).toEqual(['a']);
  expect(problems.map(({ file, message }) => [file, message])).toEqual([['b.md', 'The file is damaged.']]);
});
