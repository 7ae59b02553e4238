import { isWholeFormat, WHOLE_FORMATS, type WholeFormat } from '@otherfolk/shared/formats/take/whole-catalogue';
import { answerHelp, parseOptionsAndWords } from '../command-line/parse-options';

const FORMATS = Object.keys(WHOLE_FORMATS).join('|');

const TAKE_USAGE = `npm run content -- take <${FORMATS}> [folder] --out <folder or .zip> [--all]`;

const HELP = `${TAKE_USAGE}

${Object.entries(WHOLE_FORMATS)
  .map(([format, use]) => `${format.padEnd(8)}${use}`)
  .join('\n')}

--out   a folder that is new or empty, or a file that ends with .zip and is not there yet
--all   everything, as the owner has it; without it, what visitors see

The folder is DATA_DIR, or else data/, unless it is named. Formats: docs/formats.md.`;

const OPTIONS = { out: { type: 'string' }, all: { type: 'boolean' } } as const;

export interface TakeOptions {
  format: WholeFormat;
  /** The folder of the catalogue; the usual one where it is missing. */
  folder?: string;
  out: string;
  /** Whether what visitors do not see comes along. */
  isAll: boolean;
}

/** Throws a sentence with the usage for what is not understood. */
export function takeOptions(args: string[]): TakeOptions {
  answerHelp(args, HELP);
  const { values, positionals } = parseOptionsAndWords(args, OPTIONS, TAKE_USAGE);
  const [format, folder, ...others] = positionals;
  if (!isWholeFormat(format)) throw new Error(`Name a format, ${FORMATS}; usage: ${TAKE_USAGE}`);
  if (others.length > 0) throw new Error(`'${others[0]}' is one word too many; usage: ${TAKE_USAGE}`);
  if (!values.out) throw new Error(`Name with --out where it goes; usage: ${TAKE_USAGE}`);
  return { format, ...(folder !== undefined && { folder }), out: values.out, isAll: values.all === true };
}
