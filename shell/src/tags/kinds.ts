import { paths } from '@otherfolk/shared/contract/paths';
import { tagParam } from '@otherfolk/shared/domain/tag-address';
import type { Tag } from '@otherfolk/shared/domain/tags';

/** What bears tags, in the order of a tag's page: each kind is drawn by the remote that owns it. */
export const KINDS = [
  { kind: 'characters', widget: 'character-cards', heading: 'Characters', one: 'character', list: paths.characters },
  { kind: 'plots', widget: 'plot-cards', heading: 'Plots', one: 'plot', list: paths.plots },
  { kind: 'locations', widget: 'location-cards', heading: 'Locations', one: 'location', list: paths.locations },
] as const;

export type Kind = (typeof KINDS)[number];

/** As in '1 plot' and '2 plots'. */
export const countOf = ({ one }: Kind, total: number): string => `${total} ${one}${total === 1 ? '' : 's'}`;

/** The list of a kind, filtered by a tag. */
export const filteredList = ({ list }: Kind, tag: Tag): string =>
  `${list}?${new URLSearchParams({ tag: tagParam(tag) }).toString()}`;
