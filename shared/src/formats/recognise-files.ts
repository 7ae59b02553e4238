import type { Opened } from './container/open-archive';
import { type BroughtFile, openFiles } from './container/open-files';
import { FORMATS } from './formats';
import type { Recognized } from './source/format';
import type { SourceFile } from './source/source-file';
import type { SourceProblem } from './source/source-item';
import type { Work } from './source/work';

export interface RecognizedFiles {
  recognized: Recognized[];
  problems: SourceProblem[];
}

/** More files without a format than this are counted in one sentence. */
const NAMED_APART = 20;

const REMEDY = 'Bring a character card, a folder of notes, an export, a table or JSON';

function unrecognised(files: readonly SourceFile[]): SourceProblem[] {
  const named = files.slice(0, NAMED_APART).map(({ path }) => ({
    file: path,
    message: `${path} is of no format that can be imported.`,
    remedy: REMEDY,
  }));
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
  return { recognized, problems: [...problems, ...unrecognised(left)] };
}

/** Opens archives, and says what everything is that somebody brings. Rejects only where the work is cancelled. */
export const recogniseFiles = async (brought: readonly BroughtFile[], work: Work): Promise<RecognizedFiles> =>
  recogniseOpened(await openFiles(brought, work), work);
