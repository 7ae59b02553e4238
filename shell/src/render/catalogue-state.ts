import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readImageIndex } from '@otherfolk/shared/catalogue/read-image-index';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { LISTS } from '@otherfolk/shared/page/list-query';
import type { NoteFile } from './hidden-items';
import { type VisitorReader, visitorReader } from './visitor-reader';

/** How the key of the site's query begins. */
const SITE = 'site';

/** What one page has read for all, and the files that it is made of. */
interface SharedData {
  key: QueryKey;
  data: unknown;
  files: ReadonlySet<string>;
}

/** What pages of one state of a catalogue have in common: it is read, parsed and decided for the first of them. */
export class CatalogueState {
  private readonly read: VisitorReader;
  private index: Promise<{ images: ImageIndex; places: ReadonlyMap<string, number> }> | undefined;
  private readonly shared = new Map<string, SharedData>();

  constructor(private readonly readFile: ReadJson) {
    this.read = visitorReader(readFile);
  }

  /** Gives files as a visitor may know them; `note` hears of those that an answer rests on. */
  reader(note: NoteFile): ReadJson {
    return (path) => this.read(path, note);
  }

  /** The image index, and the place of each image in it. */
  imageIndex() {
    return (this.index ??= readImageIndex(this.readFile).then((images) => ({
      images,
      places: new Map(Object.keys(images).map((file, place) => [file, place])),
    })));
  }

  /**
   * Gives a page what earlier pages have read for all, at the moment when it asks for it: then it rests on the same files, of which
   * `note` hears. Of the site's it does not: every page rests on that. Gives back what keeps the data that this page has read for
   * all.
   */
  share(client: QueryClient, note: NoteFile): () => void {
    this.lend(client, note);
    const told = shellContextOf(client.getDefaultOptions().queries?.meta);
    const ofLists = new Set<string>();
    const readThrough = (kind: string, noteOfKind: NoteFile) =>
      client.setQueryDefaults([kind], { meta: { shell: { ...told, read: this.reader(noteOfKind) } } });
    readThrough(SITE, () => undefined);
    readThrough(LISTS, (file) => {
      ofLists.add(file);
      note(file);
    });
    const sharedKinds = new Map<unknown, ReadonlySet<string>>([
      [SITE, new Set()],
      [LISTS, ofLists],
    ]);
    return () => {
      for (const { queryKey: key, queryHash, state } of client.getQueryCache().getAll()) {
        const files = sharedKinds.get(key[0]);
        if (!files || state.status !== 'success' || this.shared.has(queryHash)) continue;
        this.shared.set(queryHash, { key, data: state.data, files });
      }
    };
  }

  private lend(client: QueryClient, note: NoteFile): void {
    const cache = client.getQueryCache();
    const get = cache.get.bind(cache);
    const lent = new Set<string>();
    cache.get = (hash: string) => {
      const known = get(hash) ? undefined : this.shared.get(hash);
      // To set the data asks for the query itself.
      if (known && !lent.has(hash)) {
        lent.add(hash);
        for (const file of known.files) note(file);
        client.setQueryData(known.key, known.data);
      }
      return get(hash);
    };
  }
}

const states = new WeakMap<ReadJson, CatalogueState>();

/** The state that a reader reads: whoever renders pages takes a new reader when the catalogue has changed. */
export function catalogueState(read: ReadJson): CatalogueState {
  const state = states.get(read) ?? new CatalogueState(read);
  states.set(read, state);
  return state;
}
