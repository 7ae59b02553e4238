import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closingLine, countOf, findingLine } from '@otherfolk/shared/check/finding';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';
import { progressOn } from '../command-line/progress';
import { withDerivationCache } from '../derive/cache/with-derivation-cache';
import { checkCatalogueFolder } from '../derive/content/check-catalogue';
import { indexCatalogue } from '../derive/content/index-catalogue';
import { CannotWrite, NEW_KINDS, newItem, type NewKind } from '../derive/content/new-item';
import { importOptions } from '../import/import-options';
import { recoverCatalogue, settleDerived, withCatalogueLock } from '../save/recover-catalogue';

const SHIPPED_CATALOGUE = fileURLToPath(new URL('../../../data', import.meta.url));

/** Everyone and Teen: what we ship is for all ages. */
const SHIPPED_MAX_RATING = 1;

const USAGE = `npm run content -- check [folder] [--json]      look for mistakes in a catalogue
npm run content -- index [folder]               build its index files
npm run content -- images [folder] [--avif]     make narrower versions of images, and AVIF in the place of others; then index
npm run content -- new <kind> <id> [folder]     write a file to start from; kind: ${NEW_KINDS.join(', ')}
npm run content -- schemas [folder]             write JSON Schemas, so that VS Code completes and checks
npm run content -- import <files or folders>    bring cards, notes, exports and tables of other programs; --help says more
npm run content -- take <format> --out <place>  write it as a zip, a vault or for Kanka; --help says more

The folder is DATA_DIR, or else data/, unless it is named.`;

const OPTIONS = ['--json', '--avif'];

const OK = 0;
const FAILED = 1;
const MISUSED = 2;

/** npm changes the working directory; paths are meant from where the command was typed. */
const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

const folderOf = (argument: string | undefined): string =>
  typedPath(argument ?? (process.env['DATA_DIR'] || SHIPPED_CATALOGUE));

/** Tells of progress beside what a command prints: that may be read by a program. */
const newProgress = () => progressOn(process.stderr);

async function check(folder: string, asJson: boolean): Promise<number> {
  await recoverCatalogue(folder);
  const today = localDayOf(new Date());
  const maxRating = folder === SHIPPED_CATALOGUE ? SHIPPED_MAX_RATING : undefined;
  const { findings, files } = await withDerivationCache(folder, (cache) =>
    checkCatalogueFolder(folder, { today, maxRating, startProgress: newProgress() }, cache),
  );
  const errors = countOf(findings, 'error');
  if (asJson) {
    console.log(JSON.stringify({ errors, warnings: countOf(findings, 'warning'), files, findings }, null, 2));
  } else {
    // All are printed at once: a large catalogue may have tens of thousands of findings.
    if (findings.length > 0) console.log(findings.map(findingLine).join('\n'));
    console.log(closingLine(findings, files));
  }
  return errors > 0 ? FAILED : OK;
}

async function index(folder: string): Promise<number> {
  const { obstacles, written, derived } = await withDerivationCache(folder, (cache) =>
    indexCatalogue(folder, cache, newProgress()),
  );
  for (const finding of obstacles) console.log(findingLine(finding));
  for (const { file, entries, changed } of written) {
    console.log(`${file}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${changed ? 'written' : 'up to date'}`);
  }
  for (const { folder: inside, files, changed } of derived) {
    console.log(`${inside}: ${files} ${files === 1 ? 'file' : 'files'}, ${changed || 'none'} written`);
  }
  if (obstacles.length === 0) settleDerived(folder);
  if (obstacles.length > 0 && written.length === 0) console.log('Nothing is written.');
  return obstacles.length > 0 ? FAILED : OK;
}

async function images(folder: string, toAvif: boolean): Promise<number> {
  // One command alone needs this: the others begin sooner without it.
  const { makeImages } = await import('../derive/content/make-images');
  const { findings, made, changed, removed } = await makeImages(folder, toAvif, newProgress());
  for (const finding of findings) console.log(findingLine(finding));
  for (const image of made) console.log(`${image}: made`);
  for (const file of changed) console.log(`${file}: names other images`);
  for (const image of removed) console.log(`${image}: removed`);
  if (made.length === 0) console.log('No image is made.');
  if (countOf(findings, 'error') > 0) return FAILED;
  return index(folder);
}

async function create(kind: NewKind, id: string, folder: string): Promise<number> {
  try {
    const written = await newItem(folder, kind, id, localDayOf(new Date()));
    for (const file of written) console.log(`${file}: written`);
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
    console.log(`Nothing is written: ${error.message}.`);
    return FAILED;
  }
  return index(folder);
}

async function schemas(folder: string): Promise<number> {
  const { writeSchemas } = await import('../derive/content/json-schema/write-schemas');
  const isOurs = folder === SHIPPED_CATALOGUE;
  const written = await (isOurs ? writeSchemas(dirname(folder), '/data') : writeSchemas(folder, ''));
  console.log(written.length === 0 ? 'Up to date.' : written.map((file) => `${file}: written`).join('\n'));
  return OK;
}

/** A command that writes, while nobody saves from the browser. */
const writing = (folder: string, command: (folder: string) => Promise<number>) => () =>
  withCatalogueLock(folder, () => command(folder));

const isNewKind = (text: string | undefined): text is NewKind => NEW_KINDS.some((kind) => kind === text);

/** What the words ask for; undefined where they are not understood. */
function commandOf(words: readonly string[], options: readonly string[]): (() => Promise<number>) | undefined {
  const [command, first, second, third] = words;
  const asJson = options.includes('--json');
  const toAvif = options.includes('--avif');
  if (command === 'images' && words.length <= 2 && !asJson)
    return writing(folderOf(first), (folder) => images(folder, toAvif));
  if (toAvif) return undefined;
  if (command === 'check' && words.length <= 2) return () => check(folderOf(first), asJson);
  if (asJson) return undefined;
  if (command === 'index' && words.length <= 2) return writing(folderOf(first), index);
  if (command === 'schemas' && words.length <= 2) return () => schemas(folderOf(first));
  if (command !== 'new' || words.length > 4 || !isNewKind(first) || second === undefined) return undefined;
  return writing(folderOf(third), (folder) => create(first, second, folder));
}

async function importInto(args: string[]): Promise<number> {
  // One command alone needs this: the others begin sooner without it.
  const { importFiles } = await import('../import/import-files');
  const options = importOptions(args);
  const folder = folderOf(options.to);
  const isWhole = await importFiles(folder, options, localDayOf(new Date()), (line) => console.log(line));
  const isIndexed = options.isPreview || (await withCatalogueLock(folder, () => index(folder))) === OK;
  return isWhole && isIndexed ? OK : FAILED;
}

async function take(args: string[]): Promise<number> {
  const { takeOptions } = await import('../take/take-options');
  const { takeCatalogue } = await import('../take/take-catalogue');
  const options = takeOptions(args);
  const count = await takeCatalogue(folderOf(options.folder), options, typedPath(options.out));
  console.log(`${options.out}: ${count} ${count === 1 ? 'file' : 'files'} written`);
  return OK;
}

async function run(args: string[]): Promise<number> {
  if (args[0] === 'take') return take(args.slice(1));
  if (args[0] === 'import') return importInto(args.slice(1));
  answerHelp(args, USAGE);
  const options = args.filter((argument) => argument.startsWith('--'));
  const words = args.filter((argument) => !argument.startsWith('--'));
  const command = options.every((option) => OPTIONS.includes(option)) ? commandOf(words, options) : undefined;
  if (command) return command();
  console.log(USAGE);
  return MISUSED;
}

/** Prints what it finds, and gives the exit code: 0 all well, 1 errors in the catalogue, 2 not understood. */
export const main = (args: string[]): Promise<number> => exitCodeOf(() => run(args));
