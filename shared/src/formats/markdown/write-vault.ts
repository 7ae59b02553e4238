import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { NOTE_SHAPES, type NoteKind } from './note-shapes';
import { type NameOf, writeNote } from './write-note';

const FILE = /^(characters|plots|locations|families)\/([^/]+)\.json$/;

const KINDS: Readonly<Record<string, NoteKind>> = { plots: 'plot', locations: 'place', families: 'family' };

/** The kind of note that a file of the catalogue becomes; undefined for lists and all that is no item. */
function noteKindOf(path: string, json: JsonRecord): NoteKind | undefined {
  const [, folder = '', id = ''] = FILE.exec(path) ?? [];
  if (folder === '' || id === 'index' || id === 'index.variants') return undefined;
  if (folder === 'characters') return typeof json.variantOf === 'string' ? 'life' : 'person';
  return KINDS[folder];
}

/** The names of all items, by their ids. An id of several items has the name of the last. */
function namesIn(files: ReadonlyMap<string, JsonRecord>): NameOf {
  const names = new Map<string, string>();
  for (const { id, name, title, variantOverrides, variantOf } of files.values()) {
    const own = isJsonRecord(variantOverrides) ? variantOverrides.variantName : undefined;
    const [shown] = [own, title, name].filter((each) => typeof each === 'string' && each.trim() !== '');
    const inherited = typeof variantOf === 'string' ? files.get(`characters/${variantOf}.json`)?.name : undefined;
    const text = shown ?? inherited;
    if (typeof id === 'string' && typeof text === 'string') names.set(id, text);
  }
  return (id) => names.get(id);
}

/**
 * Writes a catalogue as a vault of Obsidian, note by note, each with its path: people, lives, plots, places and families in folders. `files` are the
 * contents of the catalogue's files by their paths, such as `characters/tobias.json`; of images, `imageInVault` tells the paths.
 */
export function* vaultNotes(files: ReadonlyMap<string, JsonRecord>): Generator<[path: string, text: string]> {
  const nameOf = namesIn(files);
  for (const [path, json] of files) {
    const kind = noteKindOf(path, json);
    const id = FILE.exec(path)?.[2];
    if (kind) yield [`${NOTE_SHAPES[kind].folder}/${id}.md`, writeNote(kind, json, nameOf)];
  }
}
