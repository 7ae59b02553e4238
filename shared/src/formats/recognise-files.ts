import type { Opened } from './container/open-archive';
import { type BroughtFile, openFiles } from './container/open-files';
import { FORMATS } from './formats';
import { jsonFaultOf } from './json/json-fault';
import type { Recognized } from './source/format';
import { extensionOf, type SourceFile } from './source/source-file';
import type { SourceProblem } from './source/source-item';
import type { Work } from './source/work';
import { decodeText } from './text/decode-text';

export interface RecognizedFiles {
  recognized: Recognized[];
  problems: SourceProblem[];
}

/** More files without a format than this are counted in one sentence. */
const NAMED_APART = 20;

const REMEDY = 'Bring a character card, a folder of notes, an export, a table or JSON';

/** More than any file of people has: it is not looked at for its fault. */
const LARGEST_JSON = 8 * 1024 * 1024;

async function unrecognisedFile(file: SourceFile): Promise<SourceProblem> {
  const { path, size } = file;
  const bytes =
    extensionOf(path) === 'json' && size <= LARGEST_JSON ? await file.bytes().catch(() => undefined) : undefined;
  const fault = bytes && jsonFaultOf(decodeText(bytes).text);
  if (!fault) return { file: path, message: `${path} is of no format that can be imported.`, remedy: REMEDY };
  return {
    file: path,
    ...(fault.line !== undefined && { line: fault.line }),
    message: `${path} is no JSON that can be read: ${fault.message}.`,
    remedy: 'Mend that place, or save the file again where it comes from',
  };
}

async function unrecognised(files: readonly SourceFile[]): Promise<SourceProblem[]> {
  const named = await Promise.all(files.slice(0, NAMED_APART).map(unrecognisedFile));
  const more = files.length - named.length;
  if (more === 0) return named;
  return [...named, { file: '', message: `${more} more files are of no format that can be imported.`, remedy: REMEDY }];
}

/** Says what each of the opened files is, by its content. Rejects only where the work is cancelled. */
async function recogniseOpened({ files, problems }: Opened, work: Work): Promise<RecognizedFiles> {
  const recognized: Recognized[] = [];
  let left: readonly SourceFile[] = files;
  for (const format of FORMATS) {
    const found = await format.recognise(left, work);
    recognized.push(...found);
    left = left.filter(({ path }) => !found.some(({ paths }) => paths.has(path)));
  }
  return { recognized, problems: [...problems, ...(await unrecognised(left))] };
}

/** Opens archives, and says what everything is that somebody brings. Rejects only where the work is cancelled. */
export const recogniseFiles = async (brought: readonly BroughtFile[], work: Work): Promise<RecognizedFiles> =>
  recogniseOpened(await openFiles(brought, work), work);
