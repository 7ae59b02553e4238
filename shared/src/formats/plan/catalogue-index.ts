import { folded } from '../../domain/folded';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import { messageOf } from '../../domain/message-of';
import { type CatalogueFile, parseCatalogueFile } from '../../files/catalogue-file';
import { kindWith, placeOf } from '../../files/file-place';
import type { SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';

const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** The names by which others call an item. */
function namesOf({ kind, json }: CatalogueFile): string[] {
  const places =
    kind === 'variant'
      ? [['variantOverrides', 'variantName']]
      : [['name'], ['title'], ['nameInfo', 'fullName'], ['nameInfo', 'formalName']];
  return places
    .map((place) => valueAt(json, place))
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** The id that others refer to an item by: a life by the one of its person. */
const referredId = ({ kind, id, json }: CatalogueFile): string => {
  const person = json['variantOf'];
  return kind === 'variant' && typeof person === 'string' ? person : id;
};

export const nameKey = (name: string): string => folded(name).replace(/\s+/g, ' ').trim();

/** The files of a catalogue as an import looks for them: by path, by source, by name. */
export class CatalogueIndex {
  private readonly files = new Map<string, CatalogueFile>();
  private readonly sources = new Map<string, CatalogueFile>();
  /** Ids by folder and name; more than one where several bear it. */
  private readonly names = new Map<string, Set<string>>();
  readonly problems: SourceProblem[] = [];

  private constructor(readonly images: ReadonlySet<string>) {}

  /** Reads the texts of a catalogue, by their paths. A file that cannot be read is a problem: nothing is merged into it. */
  static async of(
    texts: ReadonlyMap<string, string>,
    images: ReadonlySet<string>,
    work: Work,
  ): Promise<CatalogueIndex> {
    const index = new CatalogueIndex(images);
    let done = 0;
    for (const [path, text] of texts) {
      await work.step(done++, texts.size);
      const place = placeOf(path);
      if (!place) continue;
      try {
        const file = parseCatalogueFile(place.kind, place.id, text);
        index.note({ ...file, kind: kindWith(place.kind, file.json) });
      } catch (error) {
        index.problems.push({ file: path, message: messageOf(error), remedy: 'Mend it before you import into it' });
        index.files.set(path, { kind: place.kind, id: place.id, path, text, json: {} });
      }
    }
    return index;
  }

  private note(file: CatalogueFile): void {
    const { path, json } = file;
    this.files.set(path, file);
    const source = valueAt(json, ['recordInfo', 'source', 'id']);
    if (typeof source === 'string' && !this.sources.has(source)) this.sources.set(source, file);
    for (const name of namesOf(file)) {
      const key = `${folderOf(path)}/${nameKey(name)}`;
      this.names.set(key, (this.names.get(key) ?? new Set()).add(referredId(file)));
    }
  }

  file(path: string): CatalogueFile | undefined {
    return this.files.get(path);
  }

  /** The file that an import of this source has made. */
  bySource(sourceId: string): CatalogueFile | undefined {
    return this.sources.get(sourceId);
  }

  /** The id of the one item of a folder with this name; undefined where there is none, or more than one. */
  named(folder: string, name: string): string | undefined {
    const ids = this.names.get(`${folder}/${nameKey(name)}`);
    return ids?.size === 1 ? [...ids][0] : undefined;
  }

  /** The ids of a folder, those of lives with those of persons. */
  idsIn(folder: string): Set<string> {
    const inFolder = [...this.files.values()].filter(({ path }) => folderOf(path) === folder);
    return new Set(inFolder.map(({ id }) => id));
  }

  /** The persons of the catalogue, by id, with their names. */
  persons(): { id: string; name: string }[] {
    return [...this.files.values()]
      .filter(({ kind }) => kind === 'core')
      .map(({ id, json }) => ({ id, name: typeof json['name'] === 'string' ? json['name'] : id }));
  }

  lives(person: JsonRecord): string[] {
    const listed: unknown = person['variants'];
    return (Array.isArray(listed) ? listed : []).flatMap((each) =>
      isJsonRecord(each) && typeof each['id'] === 'string' ? [each['id']] : [],
    );
  }
}
