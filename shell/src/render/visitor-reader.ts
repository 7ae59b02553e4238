import { catalogueFiles, ENTITY_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { HiddenItems, type NoteFile } from './hidden-items';
import { recentFiles } from './recent-files';

/** Files that one page, and the pages rendered at the same time, are made of. */
const MAX_FILES = 300;

async function without(list: unknown, isHidden: (item: unknown) => Promise<boolean>): Promise<unknown> {
  if (!Array.isArray(list)) return list;
  const hidden = await Promise.all(list.map(isHidden));
  return list.filter((_, index) => !hidden[index]);
}

const field = (item: unknown, name: string): unknown => (isJsonRecord(item) ? item[name] : undefined);

type Change = (value: unknown) => Promise<unknown>;

/** Replaces the fields that are there; a file keeps its shape. */
async function replace(record: JsonRecord, changes: Record<string, Change>): Promise<JsonRecord> {
  const changed = { ...record };
  for (const [name, change] of Object.entries(changes)) {
    if (Object.hasOwn(record, name)) changed[name] = await change(record[name]);
  }
  return changed;
}

/** What of each kind of file a visitor may not know. `note` hears of the files that were looked at for it. */
function changesFor(hidden: HiddenItems, note: NoteFile) {
  const byCharacterId = (list: unknown) => without(list, (item) => hidden.character(field(item, 'characterId'), note));
  const sections: Change = async (value) =>
    isJsonRecord(value) ? replace(value, { relationships: byCharacterId }) : value;

  const changesIn = (folder: string | undefined, id: string | undefined): Record<string, Change> => {
    const variants: Change = (list) => without(list, (item) => hidden.variant(id, field(item, 'id'), note));
    if (folder === 'characters') {
      const variantOverrides: Change = async (value) =>
        isJsonRecord(value) ? replace(value, { sections, variants }) : value;
      return { sections, variants, variantOverrides };
    }
    if (folder === 'families') return { members: byCharacterId };
    if (folder !== 'locations') return {};
    return {
      connectedCharacters: (list) => without(list, (each) => hidden.character(each, note)),
      connectedPlots: (list) => without(list, (each) => hidden.plot(each, note)),
    };
  };
  const featured: Change = async (value) => {
    if (!isJsonRecord(value)) return value;
    return replace(value, {
      characters: (list) => without(list, (id) => hidden.character(id, note)),
      plot: async (id) => ((await hidden.plot(id, note)) ? undefined : id),
    });
  };
  return { changesIn, featured };
}

/** `note` hears of every file that the answer rests on. */
export type VisitorReader = (path: string, note: NoteFile) => Promise<unknown>;

/**
 * A reader that gives files as a visitor may know them: without the ids of hidden variants, characters and plots, and without what
 * stands beside such an id. Pages that are rendered from it carry nothing of them. Texts are the owner's: `content -- check` names
 * those that speak of a hidden item. What it finds out holds as long as it lives: each state of a catalogue takes a new one.
 */
export function visitorReader(readFile: ReadJson): VisitorReader {
  const read = recentFiles(readFile, MAX_FILES);
  const hidden = new HiddenItems(read);

  return async (path, note) => {
    note(path);
    const json = await read(path);
    if (!isJsonRecord(json)) return json;
    const { changesIn, featured } = changesFor(hidden, note);
    if (path === catalogueFiles.site) return replace(json, { featured });
    const [, folder, id] = ENTITY_FILE.exec(path) ?? [];
    return replace(json, changesIn(folder, id));
  };
}

/** The site as pages for visitors show it. */
export const visitorSite = (read: ReadJson): Promise<unknown> =>
  visitorReader(read)(catalogueFiles.site, () => undefined);
