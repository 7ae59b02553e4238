import type { BundleKey, GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, audiencesOf, VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import {
  type GuardedFile,
  type GuardedIndex,
  type GuardedPart,
  guardedPartOf,
  guardedPath,
  indexFileOf,
} from '@otherfolk/shared/guarded/guarded-index';
import { openFile } from '@otherfolk/shared/guarded/sealed-file';

/** The key of an audience; undefined where no deployment has left one. May reject. */
export type ReadKey = (audience: Audience) => Promise<GuardedKey | undefined>;

/** What one kind of viewer reads of a part otherwise than a visitor, and where. */
export interface OpenedBundle {
  bundle: string;
  index: GuardedIndex;
}

/** A failure is remembered for so long: the many queries of a page ask once. */
const RETRY_AFTER_MS = 10_000;

interface Opening {
  opened: Promise<OpenedBundle>;
  /** Set where it has failed. */
  retryAt?: number;
}

/** Undefined where there is no such file any more. */
async function fetchSealed(bundle: string, [name, key]: GuardedFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const path = guardedPath(bundle, name);
  const response = await fetch(path);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return openFile(new Uint8Array(await response.arrayBuffer()), key, path);
}

/** The bundles that all documents have keys for, newest first. */
function bundlesOf(documents: readonly GuardedKey[]): BundleKey[][] {
  const [first, ...others] = documents.map(({ bundle, key, before }) => [{ bundle, key }, ...before]);
  return (first ?? []).flatMap((newest) => {
    const keys = others.map((each) => each.find(({ bundle }) => bundle === newest.bundle));
    return keys.every((key) => key !== undefined) ? [[newest, ...keys]] : [];
  });
}

/**
 * The files that members may read and visitors may not. What opens them is read when it is first wanted, is kept in memory alone, and
 * is gone when it is cleared.
 */
export class GuardedCatalogue {
  /** The bundles that were opened, by view and part. */
  private openings = new Map<string, Opening>();

  constructor(private readonly readKey: ReadKey) {}

  /** Rejects where the keys or their files cannot be had. */
  open(view: ViewName, part: GuardedPart = 'files'): Promise<OpenedBundle> {
    const id = `${view} ${part}`;
    const known = this.openings.get(id);
    if (known && (known.retryAt ?? Infinity) > Date.now()) return known.opened;
    const opening: Opening = { opened: this.find(view, part) };
    opening.opened.catch(() => (opening.retryAt = Date.now() + RETRY_AFTER_MS));
    this.openings.set(id, opening);
    return opening.opened;
  }

  /** The content of a file as this kind of viewer may read it; undefined where a visitor reads the same. Rejects as `open` does. */
  async read(view: ViewName, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const part = guardedPartOf(file);
    const { bundle, index } = await this.open(view, part);
    const place = index[file];
    if (!place) return undefined;
    const content = await fetchSealed(bundle, place);
    if (content) return content;
    // Another deployment has taken the place of this one.
    this.openings.delete(`${view} ${part}`);
    const next = await this.open(view, part);
    const moved = next.index[file];
    return moved && fetchSealed(next.bundle, moved);
  }

  /** Removes all keys from memory. */
  clear(): void {
    this.openings = new Map();
  }

  private async find(view: ViewName, part: GuardedPart): Promise<OpenedBundle> {
    const documents = await Promise.all(audiencesOf(VIEWERS[view]).map((audience) => this.readKey(audience)));
    const found = documents.filter((document) => document !== undefined);
    const bundles = found.length === documents.length ? bundlesOf(found) : [];
    for (const keys of bundles) {
      const { bundle = '' } = keys[0] ?? {};
      const index = await fetchSealed(bundle, await indexFileOf(keys, part));
      if (index) return { bundle, index: JSON.parse(new TextDecoder().decode(index)) as GuardedIndex };
    }
    throw new Error('There is nothing that these keys open');
  }
}
