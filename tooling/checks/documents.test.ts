/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { anchorsOf, citationsIn, codeFilesIn, deadLinks, linksIn, missingCodeFiles } from './dead-links';

const README_LINES = 190;
/** The folder's name, kept out of the paths below: the documents that are cited only to be tried are not there. */
const DOCS = 'docs';

const linksOf = (file: string) =>
  linksIn(readFileSync(fromRoot(file), 'utf8')).map((link) => path.join(path.dirname(file), link));
const documentsIn = (folder: string) =>
  readdirSync(fromRoot(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));

test('every relative link in Markdown, and every document that code cites, leads somewhere', () => {
  expect(deadLinks(fromRoot())).toEqual([]);
});

test('every file of code that a document names is in the repository', () => {
  expect(missingCodeFiles(fromRoot())).toEqual([]);
});

test('a document names files of code in backticks, alone or with folders', () => {
  expect(codeFilesIn('`a.ts` and `b/c-d.tsx`, but not `page.json`, `*.ts` or e.ts')).toEqual(['a.ts', 'b/c-d.tsx']);
});

test(`the README has at most ${README_LINES} lines`, () => {
  expect(readFileSync(fromRoot('README.md'), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(README_LINES);
});

test('the README lists every document of the folder docs', () => {
  expect(linksOf('README.md')).toEqual(expect.arrayContaining([...documentsIn('docs'), 'docs/decisions/README.md']));
});

test('the index of decisions lists each of them once', () => {
  const index = 'docs/decisions/README.md';
  expect(linksOf(index).sort()).toEqual(
    documentsIn('docs/decisions')
      .filter((file) => file !== index)
      .sort(),
  );
});

test.each([
  ['# Error texts', ['error-texts']],
  ['## 2. `site.json`', ['2-sitejson']],
  ['## 5. Age, grade, life stages', ['5-age-grade-life-stages']],
  ["### Members' café & more", ['members-café--more']],
  ['## [A link](x.md) in it', ['a-link-in-it']],
  ['# Twice\n\n# Twice', ['twice', 'twice-1']],
  ['```sh\n# no heading\n```', []],
])('the headings of %j have the anchors %j', (markdown, anchors) => {
  expect([...anchorsOf(markdown)]).toEqual(anchors);
});

test('links of other sites, and what looks like a link in code, are left alone', () => {
  const markdown = '[a](x.md#y) ![b](z.png) [c](https://a.example) `[d](e)`\n\n```md\n[f](g)\n```\n';
  expect(linksIn(markdown)).toEqual(['x.md#y', 'z.png']);
});

test('code cites documents by their path', () => {
  const code = `// as ${DOCS}/a-b.md#5-c says.\n/* ${'SECURITY'}.md, (${DOCS}/d.md). */ 'other/${DOCS}/e.md'`;
  expect(citationsIn(code)).toEqual([`${DOCS}/a-b.md#5-c`, `${'SECURITY'}.md`, `${DOCS}/d.md`]);
});

describe('in a repository with dead links', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'documents-'));
    mkdirSync(path.join(root, DOCS));
    const cite = (link: string) => `// ${DOCS}/${link}\n`;
    writeFileSync(
      path.join(root, DOCS, 'a.md'),
      '# Here\n\n[ok](#here) [ok](../code.ts) [gone](b.md) [no](a.md#there)\n',
    );
    writeFileSync(path.join(root, 'code.ts'), cite('a.md#here') + cite('a.md#there') + cite('c.md'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('each is named with its file and the reason', () => {
    expect(deadLinks(root).sort()).toEqual([
      `code.ts: ${DOCS}/a.md#there: there is no such heading`,
      `code.ts: ${DOCS}/c.md: there is no such file`,
      `${DOCS}/a.md: a.md#there: there is no such heading`,
      `${DOCS}/a.md: b.md: there is no such file`,
    ]);
  });
});
