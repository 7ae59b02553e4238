import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localDayOf } from '../../src/domain/local-day';
import { checkCatalogue } from './check-catalogue';
import { closingLine, countOf, findingLine } from './finding';
import { indexCatalogue } from './index-catalogue';

const SHIPPED_CATALOGUE = fileURLToPath(new URL('../../../data', import.meta.url));

/** Everyone and Teen: what we ship is for all ages. */
const SHIPPED_MAX_RATING = 1;

const USAGE = `npm run content -- check [folder] [--json]   look for mistakes in a catalogue
npm run content -- index [folder]            build its index files

The folder is DATA_DIR, or else data/, unless it is named.`;

const OK = 0;
const FAILED = 1;
const MISUSED = 2;

/** npm changes the working directory; paths are meant from where the command was typed. */
function folderOf(argument: string | undefined): string {
  const typedIn = process.env['INIT_CWD'] ?? process.cwd();
  return resolve(typedIn, argument ?? (process.env['DATA_DIR'] || SHIPPED_CATALOGUE));
}

async function check(folder: string, asJson: boolean): Promise<number> {
  const { findings, files } = await checkCatalogue(folder, {
    today: localDayOf(new Date()),
    maxRating: folder === SHIPPED_CATALOGUE ? SHIPPED_MAX_RATING : undefined,
  });
  const errors = countOf(findings, 'error');
  if (asJson) {
    console.log(JSON.stringify({ errors, warnings: countOf(findings, 'warning'), files, findings }, null, 2));
  } else {
    for (const finding of findings) console.log(findingLine(finding));
    console.log(closingLine(findings, files));
  }
  return errors > 0 ? FAILED : OK;
}

async function index(folder: string): Promise<number> {
  const { obstacles, written } = await indexCatalogue(folder);
  for (const finding of obstacles) console.log(findingLine(finding));
  for (const { file, entries, changed } of written) {
    console.log(`${file}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, ${changed ? 'written' : 'up to date'}`);
  }
  if (obstacles.length > 0 && written.length === 0) console.log('Nothing is written.');
  return obstacles.length > 0 ? FAILED : OK;
}

/** Prints what it finds, and gives the exit code: 0 all well, 1 errors in the catalogue, 2 not understood. */
export async function main(args: string[]): Promise<number> {
  const options = args.filter((argument) => argument.startsWith('--'));
  const [command, folder, ...rest] = args.filter((argument) => !argument.startsWith('--'));
  const allowed = command === 'check' ? ['--json'] : [];
  const understood = rest.length === 0 && options.every((option) => allowed.includes(option));
  if (understood && command === 'check') return check(folderOf(folder), options.includes('--json'));
  if (understood && command === 'index') return index(folderOf(folder));
  console.log(USAGE);
  return MISUSED;
}
