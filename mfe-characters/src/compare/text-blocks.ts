import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { isJsonRecord, safeEntries } from '@otherfolk/shared/domain/json-record';

/** A piece of text as a cell shows it: a paragraph, an item of a list, or a heading over what follows. */
export interface TextBlock {
  kind: 'paragraph' | 'item' | 'heading';
  text: string;
}

const isLine = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const filled = (parts: readonly unknown[]) =>
  parts
    .filter(isLine)
    .map((part) => String(part).trim())
    .filter(Boolean);

/** A person, a trait or a stage of life in a line: 'Ivo (brother): Owes him a boat.' */
function lineOf({ name, characterId, relation, text }: Record<string, unknown>): string {
  const [shown = ''] = filled([name, characterId]);
  const [kind] = filled([relation]);
  const subject = kind === undefined ? shown : `${shown} (${kind})`.trim();
  return filled([subject, text]).join(': ');
}

function itemBlocks(item: unknown): TextBlock[] {
  if (isJsonRecord(item)) return [{ kind: 'item', text: lineOf(item) }];
  return filled([item]).map((text) => ({ kind: 'item', text }));
}

/**
 * The text of a section or sheet, whatever its form, in blocks: empty parts are left out, headings included. Of a record in a list
 * its name, relation and text are taken.
 */
export function textBlocks(value: unknown): TextBlock[] {
  if (isEmptyValue(value)) return [];
  if (isLine(value)) {
    const paragraphs = filled(String(value).split(/\n\s*\n/));
    return paragraphs.map((text) => ({ kind: 'paragraph', text }));
  }
  if (Array.isArray(value)) return value.flatMap(itemBlocks).filter(({ text }) => text !== '');
  return safeEntries(value as object).flatMap(([heading, part]): TextBlock[] => {
    if (isEmptyValue(part)) return [];
    return [{ kind: 'heading', text: heading }, ...textBlocks(part)];
  });
}
