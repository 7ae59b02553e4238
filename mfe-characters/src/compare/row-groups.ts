import { anchorOf } from '@otherfolk/shared/domain/anchor';

/** What lives are compared by, in the order of the rows; each can be chosen. */
export const ROW_GROUPS = [
  'Names',
  'Age',
  'Grade',
  'Body',
  'Tags',
  'Overview',
  'Backstory',
  'RP Hooks',
  'Romance Vibe',
  'Personality Breakdown',
  'Emotional Notes',
  'Preferences',
  'Relationships',
  'Family',
  'Favorites & Quirks',
  'Sample Voice',
  'Life Stages',
  'Character Sheets',
] as const; // docs/product.md#side-by-side

export type RowGroup = (typeof ROW_GROUPS)[number];

/** What the address calls them: `rp-hooks`. */
const rowIdOf = (group: RowGroup): string => anchorOf(group);

/** Each row with what it is called. */
export const ROW_CHOICES = ROW_GROUPS.map((group) => [rowIdOf(group), group] as const);

export const ROW_IDS: readonly string[] = ROW_CHOICES.map(([id]) => id);

/** The rows of these ids, in their order. */
export const groupsOf = (ids: readonly string[]): RowGroup[] =>
  ROW_GROUPS.filter((group) => ids.includes(rowIdOf(group)));
