/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '@otherfolk/system/files-below';
import { listen } from '@otherfolk/system/listen';
import { cloneRepository } from './clone-repository';

// The promise of docs/adding-a-remote.md is tried: with the tarballs of the kit alone, from an empty folder to a section on a page of an
// exported site, whose shell stays what it was.

const TIMEOUT_MS = 900_000;

/** The pages of the shell that borrow widgets of remotes which are not built here. */
const WITHOUT_CARDS = ['--without', '/', '--without', '/tags/*'];

let clone: string;
let elsewhere: string;
const site = () => path.join(clone, 'site');
const poems = () => path.join(elsewhere, 'poems');

/** npm and jest hand settings of their own down to what they run: a new terminal has none. */
const environment = (more: NodeJS.ProcessEnv = {}) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|JEST_|NODE_ENV$|INIT_CWD$)/i.test(name)),
  ),
  ...more,
});

const run = (folder: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: folder, env: environment(), maxBuffer: 2 ** 26 });

/** Runs a command of the repository, and resolves to what it prints. */
async function ours(...args: string[]): Promise<string> {
  const env = environment({ INIT_CWD: clone, DATA_DIR: path.join(clone, 'data') });
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: clone, env, maxBuffer: 2 ** 26 });
  return stdout;
}

const release = (...args: string[]) => ours('tooling/cli/run.mjs', 'release', ...args, '--to', site());

/** The bytes of the files of the shell, by their paths. */
async function shellFiles(): Promise<Map<string, string>> {
  const files = (await filesBelow(path.join(site(), 'assets'))).sort();
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)));
}

beforeAll(async () => {
  clone = await cloneRepository('kit');
  elsewhere = await mkdtemp(path.join(tmpdir(), 'kit-'));
  await release('shell', ...WITHOUT_CARDS);
  await release('characters');
  await release('locations');
  await ours('tooling/cli/run.mjs', 'kit', '--to', elsewhere);
}, TIMEOUT_MS);
afterAll(async () => {
  await Promise.all([clone, elsewhere].map((folder) => rm(folder, { recursive: true, force: true })));
}, TIMEOUT_MS);

/** Asks the kit whether the remote fits the site, as it is served. */
async function askWhetherItFits(): Promise<string> {
  const server = await listen(0, (request, response) => {
    const file = path.join(site(), path.basename(request.url ?? ''));
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  try {
    const { stdout } = await run(poems(), 'npm', 'run', 'release', '--', '--site', `http://127.0.0.1:${server.port}`);
    return stdout;
  } finally {
    await server.close();
  }
}

test(
  'a remote comes from an empty folder onto pages of an exported site, with the kit alone, and the shell stays what it was',
  async () => {
    const before = await shellFiles();
    expect(before.size).toBeGreaterThan(0);
    const started = Date.now();

    const [tarball = ''] = (await readdir(elsewhere)).filter((name) => name.startsWith('create-'));
    await run(elsewhere, 'npx', '--yes', `./${tarball}`, 'poems');
    await run(poems(), 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
    for (const script of ['test', 'lint', 'typecheck']) await run(poems(), 'npm', 'run', script);
    expect(await askWhetherItFits()).toMatch(
      /^'poems' 1\.0\.0-[0-9a-f]{16} fits http:\S+, where none of it is live now\.$/m,
    );
    const [built = ''] = await readdir(path.join(poems(), 'dist'));
    await release('poems', '--from', path.join(poems(), 'dist', built));
    await release('pages', ...WITHOUT_CARDS);
    console.info(`From an empty folder onto the page of a character in ${(Date.now() - started) / 1000} s.`);

    const page = await readFile(path.join(site(), 'characters/aurelio/index.html'), 'utf8');
    expect(page).toMatch(/Greetings from Poems to (<!-- -->)?aurelio/);
    expect(page).toMatch(/href="\/poems"[^>]*>Poems</);
    expect(await readFile(path.join(site(), 'poems/index.html'), 'utf8')).toMatch(/<h1[^>]*>Poems<\/h1>/);
    expect(await shellFiles()).toEqual(before);
  },
  TIMEOUT_MS,
);

test(
  'the sample, a map of places, is tested and built with the kit alone, and shows on pages of the site',
  async () => {
    const map = path.join(elsewhere, 'map');
    const isSource = (file: string) => !/[/\\](node_modules|dist|\.otherfolk)$/.test(file);
    await cp(path.join(clone, 'e2e/samples/map-remote'), map, { recursive: true, filter: isSource });
    await symlink(path.join(poems(), 'node_modules'), path.join(map, 'node_modules'));
    for (const script of ['test', 'lint', 'typecheck', 'build']) await run(map, 'npm', 'run', script);
    const [built = ''] = await readdir(path.join(map, 'dist'));
    await release('map', '--from', path.join(map, 'dist', built));
    await release('pages', ...WITHOUT_CARDS);
    const page = await readFile(path.join(site(), 'map/index.html'), 'utf8');
    expect(page).toMatch(/<a [^>]*href="\/locations\/fernmarch"/);
    const place = await readFile(path.join(site(), 'locations/fernmarch/index.html'), 'utf8');
    expect(place).toContain('Fernmarch lies on the Eastern Shore.');
  },
  TIMEOUT_MS,
);

test(
  'a remote with the same code is the same release',
  async () => {
    const before = await readdir(path.join(poems(), 'dist'));
    await run(poems(), 'npm', 'run', 'build');
    expect(await readdir(path.join(poems(), 'dist'))).toEqual(before);
  },
  TIMEOUT_MS,
);
