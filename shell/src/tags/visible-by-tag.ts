import { type Tag, tagKey } from '@otherfolk/shared/domain/tags';
import { type Visible, visibleItems } from '@otherfolk/shared/domain/visibility';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import type { Looking } from './visible-lists';

/** The part of an item that the page of a tag shows. */
export interface Bearer {
  id: string;
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  tags: readonly Tag[];
}

/** The items that bear a tag, in the order of its list. */
interface TagBearers {
  tag: Tag;
  bearers: Bearer[];
}

type ByTag = ReadonlyMap<string, TagBearers>;

function byTag(items: readonly Bearer[]): ByTag {
  const found = new Map<string, TagBearers>();
  for (const item of items) {
    for (const tag of item.tags) {
      const key = tagKey(tag);
      const known = found.get(key);
      // An item may say a tag twice.
      if (!known) found.set(key, { tag, bearers: [item] });
      else if (known.bearers.at(-1) !== item) known.bearers.push(item);
    }
  }
  return found;
}

/** The results so far, by list and by who is looking at it. */
const known = new WeakMap<readonly Bearer[], Map<string, ByTag>>();

/** The items of a list that somebody may see, by the keys of its tags. All tags have a page: a list is gone through for the first of them. */
export function visibleByTag(list: readonly (Bearer & Visible)[], { viewer, release }: Looking): ByTag {
  const ofList = known.get(list) ?? new Map<string, ByTag>();
  known.set(list, ofList);
  const key = JSON.stringify([audienceKey(viewer), release]);
  const found = ofList.get(key) ?? byTag(visibleItems(list, viewer, release));
  ofList.set(key, found);
  return found;
}
