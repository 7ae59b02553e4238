import { isJsonRecord } from '../../domain/json-record';
import type { Markup } from '../text/marked-text';
import { sectionsOf } from '../text/text-of';

/**
 * The texts that stand in JSON as plain words, without those below keys that name no text of people. Headings become places, and are no words;
 * numbers become ours.
 */
export function textsIn(json: unknown, markup: Markup, passedOver: RegExp): string[] {
  if (typeof json === 'string')
    return sectionsOf(markup, json)
      .sections.flatMap(({ text }) => text.split('\n'))
      .filter((line) => /\p{L}/u.test(line));
  if (Array.isArray(json)) return json.flatMap((part) => textsIn(part, markup, passedOver));
  if (!isJsonRecord(json)) return [];
  return Object.entries(json).flatMap(([key, part]) => (passedOver.test(key) ? [] : textsIn(part, markup, passedOver)));
}
