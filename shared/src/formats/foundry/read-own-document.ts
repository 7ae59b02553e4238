import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import { fingerprintOf } from '../own/fingerprint';
import { withNewer } from '../own/newer-values';
import { type OwnFiles, ownPath } from '../own/own-files';
import { readOwnItems } from '../own/read-own-items';
import type { SourceItem, SourceValue } from '../source/source-item';
import { valueOfPlain } from '../take/plain-value';
import { sectionsOf } from '../text/text-of';
import type { FoundryDocument } from './documents';
import { type FoundryText, textsOfItem, textsOfLife } from './foundry-texts';
import { FACTS, wordsOfHtml } from './write-foundry';

/** Where the biography of an actor stands, by its game. */
const BIOGRAPHIES = [
  ['details', 'biography', 'value'],
  ['details', 'biography', 'backstory'],
  ['details', 'publicNotes'],
  ['biography'],
];

const SAME = 'As this site has written it: its own files count, which come along.';
const NO_FIELD = 'A place has no field for it: it is left out.';
const OF_SITE = 'It follows from the page of this site.';

interface Part {
  from: string;
  heading: string;
  words: string;
}

/** The parts of a biography by its headings of the second level; those below are its words. */
function partsOfBiography(html: string, from: string): Part[] {
  const parts: Part[] = [];
  for (const { heading, level, text } of sectionsOf('html', html).sections) {
    if (level <= 2 || parts.length === 0) parts.push({ from: `${from}: ${heading}`, heading, words: text });
    else {
      const last = parts.at(-1);
      if (last) last.words = [last.words, heading, text].filter(Boolean).join('\n\n');
    }
  }
  return parts.filter(({ heading, words }) => heading !== '' || words !== '');
}

/** The biography that somebody has edited; undefined where none was. */
function editedBiography({ json }: FoundryDocument, own: OwnFiles): Part[] | undefined {
  for (const place of BIOGRAPHIES) {
    const html = valueAt(json, ['system', ...place]);
    const isEdited =
      typeof html === 'string' && html !== '' && fingerprintOf(wordsOfHtml(html)) !== own.written['biography'];
    if (isEdited) return partsOfBiography(html, `system.${place.join('.')}`);
  }
  return undefined;
}

const pagesOf = ({ json }: FoundryDocument): Part[] => {
  const pages: unknown[] = Array.isArray(json['pages']) ? json['pages'] : [];
  return pages.filter(isJsonRecord).flatMap((page) => {
    const html = valueAt(page, ['text', 'content']);
    const heading = String(page['name']);
    return typeof html === 'string' ? [{ from: `pages: ${heading}`, heading, words: wordsOfHtml(html) }] : [];
  });
};

/** The parts that were edited elsewhere, at their places; a heading that is new makes a section, or a sheet, of its name. */
function newerValues(parts: readonly Part[], own: OwnFiles, texts: readonly FoundryText[], of?: 'life'): SourceValue[] {
  const said = new Map(texts.map((text) => [text.heading, text]));
  return parts.flatMap(({ from, heading, words }): SourceValue[] => {
    const known = said.get(heading);
    if (own.written[heading] === fingerprintOf(words)) return [{ from, text: words, note: SAME }];
    if (heading === FACTS || heading === 'Source' || words.trim() === '') return [{ from, text: words, note: OF_SITE }];
    const isPlace = ownPath(own.about)?.folder === 'locations';
    if (isPlace && (!known || (Array.isArray(known.value) && known.place[0] === 'locations')))
      return [{ from, text: words, note: NO_FIELD }];
    const fresh = of === 'life' ? ['characterSheets', 'Foundry', heading || 'Biography'] : ['sections', heading];
    const to = known?.place ?? fresh;
    return [{ from, text: words, to, value: valueOfPlain(words, known?.value), ...(of && { of }) }];
  });
}

function newerName({ json, kind }: FoundryDocument, own: OwnFiles, of?: 'life'): SourceValue[] {
  const name = String(json['name']).trim();
  if (fingerprintOf(name) === own.written['name']) return [];
  const isPlot = ownPath(own.about)?.folder === 'plots';
  const to = kind === 'actor' ? ['variantOverrides', 'variantName'] : [isPlot ? 'title' : 'name'];
  return [{ from: 'name', text: name, to, value: name, ...(of && { of }) }];
}

const coreOf = (life: JsonRecord, { files }: OwnFiles): JsonRecord =>
  files[`characters/${String(life['variantOf'])}.json`] ?? {};

/** A document that this site has written: our files come back as they were, but for what was edited in Foundry since. */
export function readOwnDocument(document: FoundryDocument, own: OwnFiles, file: string): SourceItem[] {
  const [item, ...others] = readOwnItems(own, file);
  const about = own.files[own.about];
  if (!item || !about) return [];
  const isLife = document.kind === 'actor';
  const texts = isLife
    ? textsOfLife(coreOf(about, own), about).texts
    : textsOfItem(ownPath(own.about)?.folder ?? '', about);
  const parts = isLife ? (editedBiography(document, own) ?? []) : pagesOf(document);
  const of = isLife ? 'life' : undefined;
  const newer = [...newerName(document, own, of), ...newerValues(parts, own, texts, of)];
  return [{ ...item, values: withNewer(item.values, newer) }, ...others];
}
