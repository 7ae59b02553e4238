import { answerHelp, parseOptionsAndWords } from '../command-line/parse-options';

const IMPORT_USAGE =
  'npm run content -- import <files or folders> [--to folder] [--world label] [--age years] [--mapping file] [--one-person] [--preview]';

const HELP = `${IMPORT_USAGE}

--to folder      the catalogue; DATA_DIR, or else data/
--world label    the world of lives for which the source names none; Modern without it
--age years      the age of people who bring along what is shown of adults alone, and for whom the source says none
--mapping file   where the columns of a table or the keys of JSON go, as the browser keeps it
--one-person     files of people with one name are lives of one person
--preview        say what would be written, and write nothing

Everything arrives unpublished, as one change that the History takes back. Formats: docs/formats.md.`;

const OPTIONS = {
  to: { type: 'string' },
  world: { type: 'string' },
  age: { type: 'string' },
  mapping: { type: 'string' },
  'one-person': { type: 'boolean' },
  preview: { type: 'boolean' },
} as const;

export interface ImportOptions {
  paths: string[];
  /** The folder of the catalogue; the usual one where it is missing. */
  to?: string;
  /** The label of lives for which the source names no world. */
  world?: string;
  /** The age of people who need one, and for whom the source says none. */
  age?: number;
  /** A file with a mapping, as the browser keeps it. */
  mapping?: string;
  /** Files of people with one name are lives of one person. */
  isOnePerson: boolean;
  /** Nothing is written. */
  isPreview: boolean;
}

/** Throws a sentence with the usage for what is not understood. */
export function importOptions(args: string[]): ImportOptions {
  answerHelp(args, HELP);
  const { values, positionals } = parseOptionsAndWords(args, OPTIONS, IMPORT_USAGE);
  const { to, world, mapping } = values;
  const age = values.age === undefined ? undefined : Number(values.age);
  if (positionals.length === 0) throw new Error(`Name the files to import; usage: ${IMPORT_USAGE}`);
  if (age !== undefined && !(Number.isInteger(age) && age >= 0 && age < 1000))
    throw new Error(`--age takes a whole number of years, not '${values.age}'; usage: ${IMPORT_USAGE}`);
  return {
    paths: positionals,
    ...(to !== undefined && { to }),
    ...(world !== undefined && { world }),
    ...(age !== undefined && { age }),
    ...(mapping !== undefined && { mapping }),
    isOnePerson: values['one-person'] === true,
    isPreview: values.preview === true,
  };
}
