import { tagParam } from '@otherfolk/shared/domain/tag-address';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { ITEM_FOLDERS, ITEM_KINDS } from '@otherfolk/shared/kinds';

/** The kinds of items with tags, in the order of a tag's page: each kind is drawn by the remote that owns it. */
export const KINDS = ITEM_FOLDERS.map((folder) => ITEM_KINDS[folder]);

export type Kind = (typeof KINDS)[number];

/** The count of a kind in words, such as '1 character' or '2 characters'. */
export const countOf = ({ one }: Kind, total: number): string => `${total} ${one}${total === 1 ? '' : 's'}`;

/** The list of a kind, filtered by a tag. */
export const filteredList = ({ listPath }: Kind, tag: Tag): string =>
  `${listPath}?${new URLSearchParams({ tag: tagParam(tag) }).toString()}`;
