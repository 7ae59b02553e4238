/** @jest-environment node */
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Renderer } from '../site/renderer';
import type { PageJob } from './page-job';
import { renderInThreads } from './render-in-threads';

/** Later pages come sooner; what is read is the catalogue's. */
const RENDERER = `
exports.createRenderer = ({ inlineScript }) => async ({ url, origin, today, read }) => {
  const number = Number(url.slice(1));
  await new Promise((resolve) => setTimeout(resolve, 20 / (number + 1)));
  if (url === '/7') console.warn('odd', new Error('seven'));
  if (url === '/dies') process.exit(3);
  if (url === '/throws') throw new Error('a bug');
  const { name } = await read('site.json');
  return { status: 200, rendered: url !== '/8', html: [url, origin, today, inlineScript, name].join(' ') };
};`;

let home: string;
let start: Omit<Parameters<typeof renderInThreads>[1], 'jobs'>;

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'threads-')));
  await writeFile(path.join(home, 'render.cjs'), RENDERER);
  await writeFile(path.join(home, 'site.json'), '{"name":"Site"}');
  const site = {
    scripts: [],
    styles: [],
    fonts: [],
    inlineScript: 'start()',
    standaloneScripts: {},
    remotes: {},
    declarations: [],
  };
  const place = { folder: path.join(home, 'out'), records: path.join(home, 'out.releases') };
  const renderer: Renderer = { file: path.join(home, 'render.cjs'), site };
  start = {
    renderer,
    catalogue: { folder: home, whole: new Set(['site.json']), cut: new Map(), placed: new Map() },
    context: { origin: 'https://a.example', today: '2026-11-20', place },
  };
});
afterEach(() => rm(home, { recursive: true, force: true }));

const jobsFor = (urls: string[]): PageJob[] => urls.map((url) => ({ url, file: `${url.slice(1)}/index.html` }));
const numbered = (count: number) => jobsFor(Array.from({ length: count }, (_, index) => `/${index}`));

test('renderInThreads gives pages in their order with their messages, whichever thread rendered them', async () => {
  const heard: number[] = [];
  const results = await renderInThreads(2, { ...start, jobs: numbered(70) }, (pages) => heard.push(pages));
  expect(results.map(({ url }) => url)).toEqual(numbered(70).map(({ url }) => url));
  expect(results.filter(({ said }) => said.length > 0)).toMatchObject([
    { url: '/7', said: [{ how: 'warn', line: 'odd: seven' }] },
  ]);
  expect(results.filter(({ isDone }) => !isDone)).toMatchObject([{ url: '/8', files: [] }]);
  expect(heard.reduce((sum, pages) => sum + pages, 0)).toBe(70);
  const staged = path.join(home, 'out.releases', 'staging', '69', 'index.html');
  await expect(readFile(staged, 'utf8')).resolves.toBe('/69 https://a.example 2026-11-20 start() Site');
});

test.each([
  ['/dies', 'A thread that rendered pages has ended: its exit code is 3. Nothing has changed.'],
  ['/throws', 'A thread that rendered pages has ended: a bug. Nothing has changed.'],
])('a thread that ends at %s fails the whole work with a sentence', async (url, sentence) => {
  const jobs = [...numbered(30), ...jobsFor([url]), ...numbered(30)];
  await expect(renderInThreads(2, { ...start, jobs }, () => undefined)).rejects.toThrow(sentence);
});

test('more threads than pages are no harm', async () => {
  await expect(renderInThreads(3, { ...start, jobs: numbered(2) }, () => undefined)).resolves.toHaveLength(2);
});
