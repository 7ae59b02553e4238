import { anchorOf } from '@otherfolk/shared/domain/anchor';
import { CHARACTER_SECTION_KEYS, sectionHeading } from '@otherfolk/shared/kinds/character/section-table';

/** The groups of rows by which lives are compared, stories first, each with its name in the address. */
export const ROW_CHOICES: readonly (readonly [id: string, group: string])[] = [
  ...CHARACTER_SECTION_KEYS.map(sectionHeading),
  'Names',
  'Age',
  'Grade',
  'Body',
  'Tags',
  'Family',
  'Character Sheets',
].map((group) => [anchorOf(group), group] as const); // docs/product.md#side-by-side

export const ROW_IDS: readonly string[] = ROW_CHOICES.map(([id]) => id);

/** The rows of these ids, in their order. */
export const groupsOf = (ids: readonly string[]): string[] =>
  ROW_CHOICES.filter(([id]) => ids.includes(id)).map(([, group]) => group);
