import { textHeight } from '@otherfolk/shared/browser/text-height';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { defaultGalleryStyle, type GalleryItem, itemsInStyle } from '@otherfolk/shared/domain/gallery';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { recordRows } from '@otherfolk/shared/domain/record-rows';
import type { CharacterSheets } from '@otherfolk/shared/kinds/character/character-sheets';
import type { SectionLayout } from '@otherfolk/shared/ui/section';
import type { MergedCharacter } from '../merged-character';
import { statGroups } from './stat-groups';

/** About how high a section of text is on a wide screen, in pixels. */
export function heightOf(value: unknown, { place, look }: SectionLayout): number {
  const isLook = look === 'lead' || look === 'cards' || look === 'voice';
  return textHeight(value, isLook ? look : place === 'side' ? 'side' : 'main');
}

const ROW = 40;

const rowsOf = (value: unknown): number => {
  if (!isJsonRecord(value)) return Array.isArray(value) ? value.length : 1;
  return Object.values(value).reduce<number>((sum, part) => sum + rowsOf(part), 0);
};

/** The height of the sheet that is open first. */
export const sheetHeight = (sheets: CharacterSheets): number => 150 + rowsOf(Object.values(sheets)[0] ?? {}) * ROW;

/** Three pictures in a row of the first column, 2 to 3, of the style that is shown first. */
export const galleryHeight = (items: GalleryItem[]): number =>
  130 + Math.ceil(itemsInStyle(items, defaultGalleryStyle(items)).length / 3) * 340;

/** The portrait, a heading and rows for each group, and tags, three in a row. */
export function statsHeight(character: MergedCharacter, age: AgeInput): number {
  const rows = statGroups(character, age).reduce((sum, group) => sum + 62 + group.rows.length * 34, 0);
  const portrait = character.images?.avatar ? 130 : 0;
  const record = 40 + recordRows(character.recordInfo).length * 30;
  return 150 + portrait + rows + record + Math.ceil(character.tags.length / 3) * 34;
}
