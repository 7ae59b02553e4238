/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cloneRepository } from './clone-repository';

// The steps of docs/adding-a-kind.md are done in a copy of the repository: its blocks of code become files, the rows of its table become lines.

const TIMEOUT_MS = 600_000;

/** The pages of the shell that borrow widgets of remotes which are not built here. */
const WITHOUT_CARDS = ['--without', '/', '--without', '/tags/*'];

let clone: string;
const at = (...parts: string[]) => path.join(clone, ...parts);
const contentOf = (...parts: string[]) => readFile(at(...parts), 'utf8');

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

async function run(...args: string[]): Promise<string> {
  const environment = { ...process.env, INIT_CWD: clone, DATA_DIR: at('data') };
  const running = promisify(execFile)(process.execPath, args, { cwd: clone, env: environment });
  const { stdout } = await running.catch((error: unknown) => {
    const { stdout: said, stderr } = error as Record<'stdout' | 'stderr', string>;
    throw new Error(`${args.join(' ')} failed:\n${said}\n${stderr}`, { cause: error });
  });
  return stdout;
}

const build = (id: string) =>
  run('--import', './tooling/system/register-typescript.mjs', 'tooling/webpack/build.ts', id, 'none');
const command = (...args: string[]) => run('tooling/cli/run.mjs', ...args);

const BLOCK = /^```(?:tsx?|json) title="([^"]+)"\n(.*?)^```$/gms;
const ROW = /^\| \[[^\]]+\]\(\.\.\/([^)]+)\) +\| `(.+?)` +\| (?:`(.+?)`)? *\|$/gm;

/** The entry of locations in each of the tables: a new one stands before it. */
const NEIGHBOUR = /\blocations?: (?:location\w+|\{)|\blocationCover: |'location-preview': /;

const withEntry = (text: string, entry: string, imported: string | undefined): string =>
  (imported ? `${imported}\n` : '') + text.replace(NEIGHBOUR, (neighbour) => `${entry} ${neighbour}`);

const KNOWN_TEST = `import { editorPath } from '../../shared/src/contract/editor-paths';
import { forEachKind } from '../../shared/src/kinds';
import { KINDS } from '../../shell/src/tags/kinds';
import { entriesOf } from '../../mfe-admin/src/admin/entries';
import { fieldsOf } from '../../mfe-admin/src/fields/field-spec';
import { groupsOf } from '../../mfe-admin/src/fields/groups-of';
import { newFileJson } from '../../shared/src/files/new-files';

test('tags, the list of the admin tools and its editor know relics', () => {
  expect(KINDS.map(({ label }) => label)).toContain('Relics');
  const lists = { ...forEachKind(() => []), relics: [{ id: 'lamp', name: 'Lamp', tags: [] }] };
  const rows = entriesOf({ lists, families: [], unlisted: [] }, { today: '2026-11-28', release: 1 });
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'relics', name: 'Lamp' }));
  expect(editorPath('relic', 'lamp')).toBe('/editor/edit-relic/lamp');
  const json = newFileJson('relic', 'lamp', 'Lamp');
  expect(json).toMatchObject({ id: 'lamp', name: 'Lamp', published: false });
  expect(fieldsOf(groupsOf('relic', json)).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Name', 'Story', 'Bearers', 'Tags']),
  );
});
`;

const relic = (id: string, fields: object) =>
  write(`data/relics/${id}.json`, JSON.stringify({ id, tags: [{ group: 'Use', name: 'Light' }], ...fields }));

async function scaffold(): Promise<void> {
  const page = await contentOf('docs/adding-a-kind.md');
  for (const [, file = '', text = ''] of page.matchAll(BLOCK)) await write(file, text);
  for (const [, file = '', entry = '', imported] of page.matchAll(ROW))
    await writeFile(at(file), withEntry(await contentOf(file), entry, imported));
  const neighbour = JSON.parse(await contentOf('mfe-locations/package.json')) as object;
  await write('mfe-relics/package.json', JSON.stringify({ ...neighbour, name: '@otherfolk/mfe-relics' }));
  const config = await contentOf('mfe-locations/webpack.config.ts');
  await write('mfe-relics/webpack.config.ts', config.replace('locations', 'relics'));
  await write('mfe-relics/src/known.test.tsx', KNOWN_TEST);
  await symlink('../../mfe-relics', at('node_modules/@otherfolk/mfe-relics'));
  await relic('lamp', {
    name: 'Brass Lamp',
    story: 'It never went out.',
    bearers: ['maren'],
    published: true,
    version: 1,
  });
  await relic('mask', { name: 'Ashen Mask', story: 'Nobody has seen it.', published: false });
}

beforeAll(async () => {
  clone = await cloneRepository('fifth-kind');
  await scaffold();
}, TIMEOUT_MS);
afterAll(() => rm(clone, { recursive: true, force: true }), TIMEOUT_MS);

test(
  'the types of the copy with a fifth kind are in order',
  async () => {
    await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.browser.json', '--noEmit');
  },
  TIMEOUT_MS,
);

test(
  'the commands index and check the items of a fifth kind',
  async () => {
    await command('content', 'index');
    expect(JSON.parse(await contentOf('data/relics/index.json'))).toMatchObject([{ id: 'lamp' }, { id: 'mask' }]);
    await expect(command('content', 'check')).resolves.not.toContain('relics/lamp.json');
    await relic('odd', { name: 'Odd', bearers: ['nobody-at-all'], published: true, version: 1 });
    await expect(command('content', 'check')).rejects.toThrow();
    await rm(at('data/relics/odd.json'));
  },
  TIMEOUT_MS,
);

test(
  'an export has the pages of a fifth kind, and search and links know what visitors see of it',
  async () => {
    await Promise.all([build('shell'), build('relics')]);
    const to = ['--to', at('site')];
    await command('release', 'shell', ...to, ...WITHOUT_CARDS);
    await command('release', 'relics', ...to);
    await command('release', 'pages', ...to, ...WITHOUT_CARDS);
    expect(await contentOf('site/relics/index.html')).toMatch(/href="\/relics\/lamp"/);
    expect(await contentOf('site/relics/lamp/index.html')).toContain('It never went out.');
    const names = await contentOf('site/data/search/names.json');
    expect(names).toContain('Brass Lamp');
    const links = await Promise.all(
      (await readdir(at('site/data/links'))).map((file) => contentOf('site/data/links', file)),
    );
    expect(links.join('').includes('"relics/lamp"')).toBe(true);
    expect([names, ...links].join('')).not.toMatch(/Ashen Mask/);
    await expect(contentOf('site/relics/mask/index.html')).rejects.toThrow('ENOENT');
  },
  TIMEOUT_MS,
);

test(
  'tags and the editors know a fifth kind',
  async () => {
    // Jest leaves out folders below .cache of the repository that it runs in, and this one is.
    const all = ['--modulePathIgnorePatterns', '/dist/', '--rootDir', clone];
    await run('node_modules/jest/bin/jest.js', ...all, '--maxWorkers', '1', 'mfe-relics');
  },
  TIMEOUT_MS,
);
