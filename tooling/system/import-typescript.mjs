// Node understands no TypeScript. A loader that is asked for every file takes three times as long to begin as a bundle of them.
import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLES = path.join(ROOT, '.cache/bundles');
const OWN_PACKAGES = '@otherfolk/';
const RECORD = 'bundle.json';
const ENTRY = 'entry.mjs';

/** What decides how modules are found and bundled, beside the modules. */
const SETTINGS = ['package-lock.json', 'tsconfig.base.json', 'tooling/system/import-typescript.mjs'];

/** A process that began with an older bundle may load the rest of it later. */
const MOST_AGE_MS = 24 * 60 * 60 * 1000;

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 32);

function readOrNothing(file) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

/** The nearest `package.json` above each file: it says what a package exports. */
function packagesOf(files) {
  const packages = new Set();
  const folders = new Set(files.map(path.dirname));
  for (const folder of folders) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) packages.add(manifest);
    else if (folder !== path.dirname(folder)) folders.add(path.dirname(folder));
  }
  return [...packages];
}

/** Leaves packages of others where they are, and gives modules of ours the URLs that they would have alone. `read` gets their hashes. */
const ourModules = (read) => ({
  name: 'our-modules',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...from }) => {
      if (from.kind === 'entry-point' || name.startsWith(OWN_PACKAGES) || pluginData === 'found') return undefined;
      if (isBuiltin(name)) return { path: name, external: true };
      const found = await build.resolve(name, { ...from, pluginData: 'found' });
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
    build.onLoad({ filter: /./ }, ({ path: file }) => {
      const content = readFileSync(file);
      read.set(file, hashOf(content));
      const url = JSON.stringify(pathToFileURL(file).href);
      return { contents: content.toString().replaceAll('import.meta.url', url), loader: 'default' };
    });
  },
});

async function bundle(entry, folder) {
  const { build, stop } = await import('esbuild');
  const read = new Map();
  await build({
    entryPoints: [{ in: entry, out: path.parse(ENTRY).name }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later is loaded later.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What Node itself would load of a package, not what is meant for bundlers.
    conditions: [],
    mainFields: ['main'],
    sourcemap: true,
    tsconfig: path.join(ROOT, 'tsconfig.base.json'),
    logLevel: 'silent',
    plugins: [ourModules(read)],
    // Else its process stays as long as this one.
  }).finally(stop);
  const settings = [...packagesOf([...read.keys()]), ...SETTINGS.map((file) => path.join(ROOT, file))];
  for (const file of settings) read.set(file, hashOf(readOrNothing(file)));
  return [...read];
}

function removeOld(folder) {
  for (const name of readdirSync(folder)) {
    const { mtimeMs = Infinity } = statSync(path.join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - MOST_AGE_MS) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The folder, or where nobody may write into it, one for this process alone. */
function writableFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    const temporary = mkdtempSync(path.join(tmpdir(), 'bundle-'));
    process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
    return temporary;
  }
}

/** Whoever begins meanwhile finds the bundle before, or this one. */
async function bundleAnew(entry, folder) {
  removeOld(folder);
  const name = randomUUID();
  const files = await bundle(entry, path.join(folder, name));
  const written = path.join(folder, `${name}.json`);
  writeFileSync(written, JSON.stringify({ name, files }));
  renameSync(written, path.join(folder, RECORD));
  return name;
}

/** The bundle that was made last, where all of its files are as they were then. */
function knownBundle(folder) {
  try {
    const { name, files } = JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8'));
    const isCurrent = files.every(([file, hash]) => hashOf(readOrNothing(file)) === hash);
    return isCurrent && existsSync(path.join(folder, name, ENTRY)) ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Bundles a module in TypeScript, by its file URL, with what it imports of this repository: once, and again when one of these files has
 * changed. Resolves to the file URL of the bundle. Rejects where it cannot be bundled, as with an error in its syntax.
 */
export async function bundleTypeScript(url, bundles = BUNDLES) {
  const entry = fileURLToPath(url);
  let folder = path.join(bundles, hashOf(entry));
  let name = knownBundle(folder);
  if (!name) {
    folder = writableFolder(folder);
    name = await bundleAnew(entry, folder);
  }
  // Else stacks name lines of the bundle.
  process.setSourceMapsEnabled(true);
  return pathToFileURL(path.join(folder, name, ENTRY)).href;
}

/** Imports a module in TypeScript by its file URL. */
export async function importTypeScript(url, bundles = BUNDLES) {
  return import(await bundleTypeScript(url, bundles));
}
