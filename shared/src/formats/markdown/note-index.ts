import { isImageName } from '../mapping/item-builder';
import { nameOfPath, type SourceFile } from '../source/source-file';

const withoutEnd = (path: string): string => path.replace(/\.(?:md|markdown|txt)$/i, '');
const key = (path: string): string => path.normalize('NFC').toLowerCase();

/** A note as links find it. */
export interface KnownNote {
  path: string;
  name: string;
  aliases: readonly string[];
}

/** Finds notes and images of a vault as its links name them: by a path, the end of one, a name or an alias. */
export class NoteIndex {
  readonly #notes = new Map<string, KnownNote>();
  readonly #images = new Map<string, SourceFile>();

  constructor(notes: readonly KnownNote[], files: readonly SourceFile[]) {
    // What is put in later wins: whole paths count most, aliases least.
    for (const note of notes) for (const alias of note.aliases) this.#notes.set(key(alias), note);
    for (const note of notes) {
      this.#notes.set(key(note.name), note);
      this.#notes.set(key(withoutEnd(nameOfPath(note.path))), note);
    }
    for (const note of notes) this.#notes.set(key(withoutEnd(note.path)), note);
    for (const file of files) if (isImageName(file.path)) this.#images.set(key(nameOfPath(file.path)), file);
    for (const file of files) if (isImageName(file.path)) this.#images.set(key(file.path), file);
  }

  note(target: string, from: string): KnownNote | undefined {
    const name = withoutEnd(target.replace(/^\.?\//, ''));
    const beside = from.includes('/') ? `${from.slice(0, from.lastIndexOf('/'))}/${name}` : name;
    return (
      this.#notes.get(key(beside)) ?? this.#notes.get(key(name)) ?? this.#notes.get(key(withoutEnd(nameOfPath(target))))
    );
  }

  image(target: string): SourceFile | undefined {
    const name = target
      .replace(/^\.?\//, '')
      .replace(/^!?\[\[|\]\]$/g, '')
      .replace(/\|.*$/, '');
    return this.#images.get(key(name)) ?? this.#images.get(key(decodedName(name)));
  }
}

function decodedName(name: string): string {
  try {
    return nameOfPath(decodeURIComponent(name));
  } catch {
    return nameOfPath(name);
  }
}
