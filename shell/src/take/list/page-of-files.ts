import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { displayedName, mergeVariant } from '@otherfolk/shared/domain/merge';
import { headingOf } from '@otherfolk/shared/domain/section-heading';
import { inSectionOrder } from '@otherfolk/shared/domain/section-order';
import { plainValue } from '@otherfolk/shared/formats/take/plain-value';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { CHARACTER_SECTION_KEYS, sectionHeading } from '@otherfolk/shared/kinds/character/section-table';
import type { ItemFiles } from '../files/read-item-files';
import type { Block, TakenPage, TakenSection } from '../taken-page';

const silent = () => undefined;

/** Headings go no deeper than those of HTML. */
const DEEPEST = 6;

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });

const paragraphs = (text: string): Block[] =>
  text.split(/\n\s*\n/).flatMap((part) => (part.trim() === '' ? [] : [paragraph(part.trim())]));

/** A value of a section as the blocks that its page draws. */
export function blocksOfValue(value: unknown, level = 3): Block[] {
  if (isEmptyValue(value)) return [];
  if (Array.isArray(value)) {
    const items = value.filter((item) => !isEmptyValue(item)).map((item) => plainValue([item]).replace(/^- /, ''));
    return [{ kind: 'list', items: items.map((text) => [paragraph(text)]) }];
  }
  if (!isJsonRecord(value)) return paragraphs(plainValue(value));
  return Object.entries(value)
    .filter(([, part]) => !isEmptyValue(part))
    .flatMap(([key, part]): Block[] => [
      { kind: 'heading', level, text: headingOf(key) },
      ...blocksOfValue(part, Math.min(level + 1, DEEPEST)),
    ]);
}

const section = (heading: string, value: unknown): TakenSection => ({ heading, blocks: blocksOfValue(value) });

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function lifeOf(core: JsonRecord, json: JsonRecord) {
  const life = mergeVariant(
    parseCharacterCore(String(core['id']), core, silent),
    parseCharacterVariant(String(json['id']), json, silent),
  );
  const { sections = {}, characterSheets, variantLabel = '' } = life;
  // Life Stages are of other ages.
  const keys = CHARACTER_SECTION_KEYS.filter((key) => key !== 'Life Stages');
  return {
    title: displayedName(life),
    label: variantLabel,
    sections: [
      ...keys.map((key) => section(sectionHeading(key), sections[key])),
      section('Character Sheets', characterSheets),
    ],
  };
}

function plotOf(json: JsonRecord) {
  const sections = isJsonRecord(json['sections']) ? json['sections'] : {};
  const keys = inSectionOrder(Object.keys(sections));
  return {
    title: textOf(json['title']),
    label: textOf(json['variantLabel']),
    sections: [section('Hook', json['hook']), ...keys.map((key) => section(headingOf(key), sections[key]))],
  };
}

const PLACE = ['summary', 'description', 'vibe', 'mainLocation', 'locations'];

const placeOf = (json: JsonRecord) => ({
  title: textOf(json['name']),
  label: '',
  sections: PLACE.map((key) => section(headingOf(key), json[key])),
});

/** The text of an item whose page is not open, of its files; `origin` is that of the site. */
export function pageOfFiles({ folder, id, variantId, json, core }: ItemFiles, origin: string): TakenPage {
  const page = folder === 'characters' ? lifeOf(core ?? {}, json) : folder === 'plots' ? plotOf(json) : placeOf(json);
  return {
    ...page,
    sections: page.sections.filter(({ blocks }) => blocks.length > 0),
    address: `${origin}${ITEM_KINDS[folder].path(id, variantId)}`,
  };
}
