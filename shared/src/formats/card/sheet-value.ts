import type { SourceValue } from '../source/source-item';
import { cardText } from './card-text';

/** The character sheet of what has no section of ours. */
const CARD_SHEET = 'Character Card';

/** A text of a card for the sheet, under the heading that programs show for it. */
export function sheetValue(from: string, heading: string | readonly string[], text: string, name: string): SourceValue {
  const { text: value, note } = cardText(text, name);
  const place = typeof heading === 'string' ? [heading] : heading;
  return { from, text, to: ['characterSheets', CARD_SHEET, ...place], value, ...(note && { note }) };
}

/** A value that stays behind, with the reason. */
export const leftOut = (from: string, value: unknown, note: string): SourceValue => ({
  from,
  text: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  note,
});
