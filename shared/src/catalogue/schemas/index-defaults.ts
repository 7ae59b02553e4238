import { DEFAULT_VERSION } from '../../domain/release';
import type { Tag } from '../../domain/tags';

interface Sparse {
  published?: boolean | undefined;
  version?: number | undefined;
  tags?: Tag[] | undefined;
}

/** What a list entry may rely on. */
export function withIndexDefaults<Entry extends Sparse>(entry: Entry) {
  const { published = false, version = DEFAULT_VERSION, tags = [] } = entry; // DATA-CONTRACT 6
  return { ...entry, tags, published, version };
}
