import type { Format, Recognized } from '../source/format';
import { extensionOf, nameOfPath, type SourceFile } from '../source/source-file';
import type { OwnFile, Source, SourceKind, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { type LoadedNote, loadNotes } from './load-notes';
import { NoteIndex } from './note-index';
import { ownImages, vaultImages } from './own-images';
import { withPersons } from './own-persons';
import { readForeignNote } from './read-foreign-note';
import { readOwnNote } from './read-own-note';

const NOTES: ReadonlySet<string> = new Set(['md', 'markdown', 'mdown']);
/** Notes that come alone are of people, where nothing in them says what they are of. */
const FEW = 3;
/** Names in a sentence. */
const MAX_NAMED = 20;

const isHidden = (path: string): boolean => /(?:^|\/)\.[^/]/.test(path);
const isNote = ({ path }: SourceFile): boolean => NOTES.has(extensionOf(path)) && !isHidden(path);

/** The folders of the vaults among the files, with a slash at the end: a vault has the settings of Obsidian. */
function vaultsIn(files: readonly SourceFile[]): string[] {
  const settings = /^(.*?)(?:^|(?<=\/))\.obsidian\//;
  return [...new Set(files.flatMap(({ path }) => settings.exec(path)?.[1] ?? []))];
}

type Classified = LoadedNote & { as: SourceKind | undefined };

/** What each note is taken as: what its signs say; a few without any signs are people. */
function classified(notes: readonly LoadedNote[]): Classified[] {
  const isUntold = notes.length <= FEW && notes.every(({ kind }) => kind === undefined);
  return notes.map((note) => ({ ...note, as: isUntold ? 'character' : note.kind === 'other' ? undefined : note.kind }));
}

function titleOf(notes: readonly Classified[], isVault: boolean): string {
  const people = notes.filter(({ as }) => as === 'character').length;
  const [first] = notes;
  if (notes.length === 1 && first) return `A Markdown note: ${first.name}`;
  const of = isVault ? ' of an Obsidian vault' : '';
  return `${notes.length} Markdown notes${of}, ${people} of them people`;
}

/** Notes that are no item are named, so that nothing is dropped in silence. */
function notTaken(notes: readonly Classified[]): SourceProblem[] {
  const rest = notes.filter(({ as }) => as === undefined);
  const [first] = rest;
  if (!first) return [];
  const names = rest.slice(0, MAX_NAMED).map(({ path }) => path);
  const more = rest.length > names.length ? ` and ${rest.length - names.length} more` : '';
  return [
    {
      file: first.path,
      message: `${rest.length} ${rest.length === 1 ? 'note tells' : 'notes tell'} of no person, plot, place or family and ${rest.length === 1 ? 'is' : 'are'} not taken: ${names.join(', ')}${more}.`,
      remedy:
        'Write `type: character` (or plot, place, family) into the front matter of a note, or put it into a folder such as ‘Characters’, and bring it again.',
    },
  ];
}

async function readVault(
  notes: readonly Classified[],
  files: readonly SourceFile[],
  root: string,
  problems: readonly SourceProblem[],
  work: Work,
): Promise<Source> {
  const index = new NoteIndex(notes, files);
  const images = vaultImages(files);
  const vault = nameOfPath(root.slice(0, -1));
  const sourceId = (path: string) => `obsidian/${vault === '' ? '' : `${vault}/`}${path.slice(root.length)}`;
  const items: Source['items'] = [];
  const brought = new Map<string, OwnFile>();
  for (const [done, note] of notes.entries()) {
    await work.step(done, notes.length);
    const { own, as, front, path } = note;
    if (own) {
      const item = { ...readOwnNote({ ...own, front, path }), sourceId: sourceId(path) };
      for (const image of ownImages(item, own.kind, images)) brought.set(image.path, image);
      items.push(item);
    } else if (as) items.push(readForeignNote(note, as, sourceId(path), index, (found) => sourceId(found.path)));
  }
  return {
    items: withPersons(items),
    problems: [...problems, ...notTaken(notes)],
    ...(brought.size > 0 && { own: [...brought.values()] }),
  };
}

const EMBED = /!\[\[([^\]|]+)|!\[[^\]]*\]\(<?([^)>\s]+)/g;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The words of a note that may name an image. */
const namesIn = ({ front, sections }: LoadedNote): string[] => [
  ...textsIn(front),
  ...sections.flatMap(({ source }) => [...source.matchAll(EMBED)].map((match) => match[1] ?? match[2] ?? '')),
];

async function recogniseVault(
  root: string,
  files: readonly SourceFile[],
  isVault: boolean,
  work: Work,
): Promise<Recognized[]> {
  const found = files.filter(isNote);
  if (found.length === 0) return [];
  const { notes, problems } = await loadNotes(found, root, work);
  const known = classified(notes);
  const index = new NoteIndex([], files);
  const embedded = notes.flatMap((note) => namesIn(note).flatMap((name) => index.image(name)?.path ?? []));
  const images = known.some(({ own }) => own) ? [...vaultImages(files).values()] : [];
  return [
    {
      format: 'markdown',
      title: titleOf(known, isVault),
      paths: new Set(
        [...found, ...images, ...files.filter(({ path }) => path.startsWith(`${root}.obsidian/`))]
          .map(({ path }) => path)
          .concat(embedded),
      ),
      read: (again) => readVault(known, files, root, problems, again),
    },
  ];
}

/** Markdown with and without front matter, and vaults of Obsidian. */
export const notesFormat: Format = {
  id: 'markdown',
  async recognise(files, work) {
    const roots = vaultsIn(files);
    const rootOf = (path: string) =>
      roots.filter((root) => path.startsWith(root)).toSorted((a, b) => b.length - a.length)[0];
    const recognized: Recognized[] = [];
    for (const root of [...roots, undefined]) {
      const own = files.filter(({ path }) => rootOf(path) === root);
      recognized.push(...(await recogniseVault(root ?? '', own, root !== undefined, work)));
    }
    return recognized;
  },
};
