import type { JsonRecord } from '../../domain/json-record';
import { isJsonRecord } from '../../domain/json-record';
import { displayedName, mergeVariant } from '../../domain/merge';
import { headingOf } from '../../domain/section-heading';
import { inSectionOrder } from '../../domain/section-order';
import { parseCharacterCore, parseCharacterVariant } from '../../kinds/character/read-character';
import { CHARACTER_SECTION_KEYS, sectionHeading } from '../../kinds/character/section-table';
import { htmlOfValue } from './write-html';

/** A part of what we have for Foundry: its heading there, and its place in our file. */
export interface FoundryText {
  heading: string;
  place: readonly string[];
  value: unknown;
  html: string;
}

const silent = () => {};

const filled = (texts: Omit<FoundryText, 'html'>[]): FoundryText[] =>
  texts.map((text) => ({ ...text, html: htmlOfValue(text.value) })).filter(({ html }) => html !== '');

/** The name of a life, and what stands in its biography: sections but for other ages, and sheets of other games. */
export function textsOfLife(core: JsonRecord, life: JsonRecord): { name: string; texts: FoundryText[] } {
  const merged = mergeVariant(
    parseCharacterCore(String(core['id']), core, silent),
    parseCharacterVariant(String(life['id']), life, silent),
  );
  const { sections = {}, characterSheets = {} } = merged;
  const keys = CHARACTER_SECTION_KEYS.filter((key) => key !== 'Life Stages');
  return {
    name: displayedName(merged),
    texts: filled([
      ...keys.map((key) => ({ heading: sectionHeading(key), place: ['sections', key], value: sections[key] })),
      ...Object.entries(characterSheets).map(([name, value]) => ({
        heading: name,
        place: ['characterSheets', name],
        value,
      })),
    ]),
  };
}

const PLACE_FIELDS = ['summary', 'description', 'vibe', 'mainLocation', 'locations'];

/** The parts of a plot or a place, each a page of its journal. */
export function textsOfItem(folder: string, json: JsonRecord): FoundryText[] {
  if (folder === 'locations')
    return filled(PLACE_FIELDS.map((key) => ({ heading: headingOf(key), place: [key], value: json[key] })));
  const sections = isJsonRecord(json['sections']) ? json['sections'] : {};
  const written = inSectionOrder(Object.keys(sections));
  return filled([
    { heading: 'Hook', place: ['hook'], value: json['hook'] },
    ...written.map((key) => ({ heading: headingOf(key), place: ['sections', key], value: sections[key] })),
  ]);
}
