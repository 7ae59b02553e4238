import { DEFAULT_VERSION } from '../../domain/release';
import type { Tag } from '../../domain/tags';

interface Sparse {
  published?: boolean | undefined;
  version?: number | undefined;
  tags?: Tag[] | undefined;
}

const known = new Map<string, Map<string, Tag>>();

/** The same object for the same tag: a long list repeats a few of them thousands of times. */
function shared(tag: Tag): Tag {
  const group = known.get(tag.group) ?? new Map<string, Tag>();
  const first = group.get(tag.name) ?? tag;
  known.set(tag.group, group.set(tag.name, first));
  return first;
}

/** The fields that a list entry may rely on. */
export function withIndexDefaults<Entry extends Sparse>(entry: Entry) {
  const { published = false, version = DEFAULT_VERSION, tags = [] } = entry; // docs/data-contract.md#6-index-entries
  return { ...entry, tags: tags.map(shared), published, version };
}
