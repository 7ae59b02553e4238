import type { QueryFunction, QueryFunctionContext, QueryKey, QueryPersister } from '@tanstack/react-query';
import { readImageIndex } from '@otherfolk/shared/catalogue/read-image-index';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { isListKey } from '@otherfolk/shared/queries/list-key';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { recentFiles } from './recent-files';

/** Files that one page, and the pages rendered at the same time, are made of. */
const MAX_FILES = 300;

/** Notes a file that an answer rests on, by its path inside the catalogue. */
type NoteFile = (path: string) => void;

const isSiteKey = ([kind]: QueryKey) => kind === siteQuery.queryKey[0];

/** The data that one page has read for all, and the files that it is made of. */
interface SharedData {
  data: unknown;
  files: ReadonlySet<string>;
}

/** The data that pages of one state of a catalogue have in common: they are read, parsed and decided for the first of them. */
export class CatalogueState {
  private readonly read: ReadJson;
  private index: Promise<{ images: ImageIndex; positions: ReadonlyMap<string, number> }> | undefined;
  private readonly shared = new Map<string, Promise<SharedData>>();

  constructor(private readonly readFile: ReadJson) {
    this.read = recentFiles(readFile, MAX_FILES);
  }

  /** `note` is called with the files that are read. */
  reader(note: NoteFile): ReadJson {
    return (path) => {
      note(path);
      return this.read(path);
    };
  }

  /** The image index, and the position of each image in it. */
  imageIndex() {
    return (this.index ??= readImageIndex(this.readFile).then((images) => ({
      images,
      positions: new Map(Object.keys(images).map((file, position) => [file, position])),
    })));
  }

  /**
   * Answers the queries of a page that all pages have in common, the site and whole lists, with what the first of them has read; all
   * others read as ever. `note` is called with the files that an answer rests on; not with the site's, as every page rests on that.
   */
  share(note: NoteFile): QueryPersister {
    return async (queryFn, context, { queryHash }) => {
      const isSite = isSiteKey(context.queryKey);
      if (!isSite && !isListKey(context.queryKey)) return queryFn(context);
      const shared = this.shared.get(queryHash) ?? this.readForAll(queryFn, context, queryHash);
      this.shared.set(queryHash, shared);
      const { data, files } = await shared;
      if (!isSite) for (const file of files) note(file);
      return data;
    };
  }

  private async readForAll(
    queryFn: QueryFunction<unknown, QueryKey, never>,
    context: QueryFunctionContext,
    hash: string,
  ): Promise<SharedData> {
    const files = new Set<string>();
    const read = this.reader((file) => void files.add(file));
    const shell = { ...shellContextOf(context.meta), read };
    try {
      const data = await queryFn({ ...context, meta: { ...context.meta, shell } });
      // An empty list may be one that did not load: the next page asks again.
      if (Array.isArray(data) && data.length === 0) this.shared.delete(hash);
      return { data, files };
    } catch (error) {
      this.shared.delete(hash);
      throw error;
    }
  }
}

const states = new WeakMap<ReadJson, CatalogueState>();

/** The state that a reader reads: whoever renders pages takes a new reader when the catalogue has changed. */
export function catalogueState(read: ReadJson): CatalogueState {
  const state = states.get(read) ?? new CatalogueState(read);
  states.set(read, state);
  return state;
}
