import type { JsonRecord } from '../../domain/json-record';
import { partsOf } from '../mapping/list-or-text';
import { nameOfPath, type SourceFile } from '../source/source-file';
import type { SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { decodeText } from '../text/decode-text';
import { textOf } from '../text/text-of';
import { readYaml, splitFrontMatter } from './front-matter';
import { type ForeignKind, kindOfNote } from './note-kind';
import type { NoteKind } from './note-shapes';
import { ownKindOf } from './read-own-note';
import { type NoteSection, splitNote } from './split-note';

/** A note of a vault, read and told apart, before anything is made of it. */
export interface LoadedNote {
  path: string;
  name: string;
  aliases: string[];
  front: JsonRecord;
  sections: NoteSection[];
  kind: ForeignKind;
  /** A note that we wrote, with what its reader needs. */
  own?: { kind: NoteKind; body: string; bodyLine: number };
}

const FOLDER = /[^/]+(?=\/)/g;

const textIn = (front: JsonRecord, ...keys: string[]): string => {
  const [text = ''] = keys.flatMap((key) => (typeof front[key] === 'string' ? front[key].trim() || [] : []));
  return text;
};

/** The name that a note gives itself: in its front matter, as its only title, or as its file. */
function nameOf(path: string, front: JsonRecord, sections: readonly NoteSection[]): string {
  const titles = sections.filter(({ level }) => level === 1);
  const [title] = titles.length === 1 ? titles : [];
  const heading = title ? textOf('markdown', title.heading).text : '';
  return textIn(front, 'name', 'Name', 'title', 'Title') || heading || nameOfPath(path).replace(/\.[^.]+$/, '');
}

const aliasesOf = ({ aliases, alias, Aliases }: JsonRecord): string[] =>
  [aliases, alias, Aliases].flatMap((value) =>
    Array.isArray(value)
      ? value.flatMap((each) => (typeof each === 'string' ? [each] : []))
      : typeof value === 'string'
        ? partsOf(value)
        : [],
  );

/** Reads the text of a note: `root` is the folder of its vault. Front matter that cannot be read stays as words. */
function loadNote(path: string, root: string, text: string): { note: LoadedNote; problem?: SourceProblem } {
  const { yaml, body, bodyLine } = splitFrontMatter(text);
  const { data, problem } = readYaml(yaml, 'words');
  const front: JsonRecord = problem && Object.keys(data).length === 0 ? { 'Front matter': yaml } : data;
  const sections = splitNote(body, 6, bodyLine);
  const folders = path.slice(root.length).match(FOLDER) ?? [];
  const own = ownKindOf(front);
  const note: LoadedNote = {
    path,
    name: nameOf(path, front, sections),
    aliases: aliasesOf(front),
    front: own ? readYaml(yaml, 'values').data : front,
    sections,
    kind: own
      ? own === 'place'
        ? 'location'
        : own === 'person' || own === 'life'
          ? 'character'
          : own
      : kindOfNote(front, folders, sections),
    ...(own ? { own: { kind: own, body, bodyLine } } : {}),
  };
  if (!problem) return { note };
  return {
    note,
    problem: {
      file: path,
      line: problem.line,
      message: `The front matter of the note is no valid YAML: ${problem.message}.`,
      remedy:
        'Its words are kept as they can be read. Mend the line and bring the note again to have its values in their places.',
    },
  };
}

/** Reads the notes of a vault, one after the other. */
export async function loadNotes(files: readonly SourceFile[], root: string, work: Work) {
  const notes: LoadedNote[] = [];
  const problems: SourceProblem[] = [];
  for (const [done, file] of files.entries()) {
    await work.step(done, files.length);
    try {
      const { note, problem } = loadNote(file.path, root, decodeText(await file.bytes()).text);
      notes.push(note);
      if (problem) problems.push(problem);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ file: file.path, message, remedy: 'Bring the file again from where it is whole.' });
    }
  }
  return { notes, problems };
}
