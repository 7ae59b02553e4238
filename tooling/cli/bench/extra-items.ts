import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';

/** The core and the variant of a person as they stand in their files. */
export interface CharacterFiles {
  core: object;
  variant: { images?: object; variantOverrides?: { styling?: object }; [field: string]: unknown };
}

export interface Extra {
  entry: CharacterIndexEntry;
  files: { core: object; variant: object };
  /** The file name of its cover's layers, and of those that it is made of. */
  cover: string;
  source: string;
}

const COLOURS = 0x1000000;
/** Far from one number to the next. */
const COLOUR_STEP = 0x9e3779;

const colourOf = (number: number) => `#${((number * COLOUR_STEP) % COLOURS).toString(16).padStart(6, '0')}`;

const numbered = (name: string, number: number) => `${name} ${number}`;

const ONSETS = ['b', 'br', 'c', 'd', 'dr', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'v', 'w'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou'];
const CODAS = ['', 'l', 'n', 'r', 's', 'th', 'nd', 'ck'];

/** A syllable by its number: the same for the same one, and far from that of the next. */
function syllable(number: number): string {
  const at = (list: readonly string[], step: number) => list[Math.floor(number / step) % list.length] ?? '';
  return at(ONSETS, 1) + at(VOWELS, ONSETS.length) + at(CODAS, ONSETS.length * VOWELS.length);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A name that nobody else has, of two words that begin like others, as names do. */
function extraName(number: number): string {
  const first = syllable(number * 7) + syllable(number * 13 + 5);
  const last = syllable(number) + syllable(Math.floor(number / 1280) + 3) + syllable(number * 31);
  return `${capitalised(first)} ${capitalised(last)}`;
}

/**
 * The length from which on a text gets a name: shorter ones may well be said twice, as they are words for something, such as a relation.
 */
const MIN_TEXT_LENGTH = 40;

/** The texts in a file, each with the name at its end: who has the same as somebody else is found by the check. */
function withName<Value>(value: Value, name: string): Value;
function withName(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.length < MIN_TEXT_LENGTH ? value : `${value} ${name}.`;
  if (Array.isArray(value)) return value.map((part: unknown) => withName(part, name));
  if (!isJsonRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withName(part, name)]));
}

/** A character like another: what a card shows, and its texts, are its own. */
export function extraCharacter(number: number, source: CharacterIndexEntry, copied: CharacterFiles): Extra {
  const coreId = `extra-${number}`;
  const id = `${coreId}-only`;
  const name = extraName(number);
  const cover = `${coreId}.avif`;
  const { core, variant } = withName(copied, name);
  const { published, version, variantLabel, ageless } = source;
  const layers = source.images?.cover;
  const colours = { themeColor: colourOf(number), accentColor: colourOf(number + 1) };
  const ageGrade = { birthMonth: (number % 12) + 1, birthDay: (number % 28) + 1, ageFormula: `X+${number % 40}` };
  const images = { cover: { background: cover, character: cover, text: cover } };
  const styling = { ...variant.variantOverrides?.styling, ...colours };
  const entry: CharacterIndexEntry = { ...source, id, coreId, name, ...colours, ageGrade, images };
  return {
    entry,
    files: {
      core: { ...core, id: coreId, name, variants: [{ id, label: variantLabel, recordInfo: { published, version } }] },
      variant: {
        ...variant,
        id,
        variantOf: coreId,
        variantOverrides: { variantName: name, ageless, ageGrade, styling },
        images: { ...variant.images, ...images },
      },
    },
    cover,
    source: (typeof layers === 'object' && layers.background) || cover,
  };
}

/** A plot like another, under a title of its own. */
export function extraPlot(
  number: number,
  source: PlotIndexEntry,
  file: object,
): { entry: PlotIndexEntry; file: object } {
  const own = {
    id: `extra-plot-${number}-only`,
    coreId: `extra-plot-${number}`,
    title: numbered(source.title, number),
  };
  return { entry: { ...source, ...own }, file: { ...file, ...own } };
}

/** A location like another, under a name and with a tag of its own. */
export function extraLocation(number: number, source: LocationIndexEntry): LocationIndexEntry {
  const tags = [...source.tags, { group: 'District', name: `District ${number % 20}` }];
  return { ...source, id: `extra-${number}`, name: numbered(source.name, number), themeColor: colourOf(number), tags };
}
