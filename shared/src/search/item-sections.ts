import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { headingOf } from '../domain/section-heading';
import { inSectionOrder } from '../domain/section-order';
import type { CharacterCore } from '../kinds/character/character-core-schema';
import type { CharacterVariant } from '../kinds/character/character-variant-schema';
import { mergedLife } from '../kinds/character/merged-life';
import { isTraitsForm } from '../kinds/character/traits-form';
import type { Location } from '../kinds/location/location-schema';
import type { Plot } from '../kinds/plot/plot-schema';

/** What a page shows under one heading, as far as it is text. */
export interface SectionText {
  /** Empty for what stands above the sections. */
  heading: string;
  /** Paragraphs, list items and sub-headings. */
  texts: string[];
  /** Whether it is shown for adults alone. */
  isForAdults?: true;
  /** Whether it says in short what the item is. */
  isSummary?: true;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** One entry of a list with names, as a page writes it: relations, roles, traits, notable locations. */
function entryText(entry: JsonRecord): string {
  const name = textOf(entry['name']);
  const detail = textOf(entry['relation']) || textOf(entry['role']);
  const text = textOf(entry['text']) || textOf(entry['description']);
  const head = detail === '' ? name : `${name} (${detail})`;
  return [head, text].filter(Boolean).join(': ');
}

/** Every text of a value, whatever its form, in the order of the page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (isJsonRecord(item) ? [entryText(item)] : textsOf(item)));
  if (!isJsonRecord(value)) return [];
  const isTraits = isTraitsForm(value);
  return Object.entries(value).flatMap(([heading, part]) => [...(isTraits ? [] : [heading]), ...textsOf(part)]);
}

const withTexts = (sections: SectionText[]): SectionText[] =>
  sections
    .map((section) => ({ ...section, texts: section.texts.filter((text) => text !== '') }))
    .filter(({ texts }) => texts.length > 0);

/** The sections of a life with running text. Family and life stages are left out: they are of others, and of other ages. */
export function sectionsOfLife(core: CharacterCore, variant: CharacterVariant): SectionText[] {
  const { sections = {}, characterSheets } = mergedLife(core, variant);
  const section = (heading: string, value: unknown): SectionText => ({ heading, texts: textsOf(value) });
  return withTexts([
    { ...section('Overview', sections.Overview), isSummary: true },
    section('Character Sheets', characterSheets),
    section('Backstory', sections.Backstory),
    section('RP Hooks', sections['RP Hooks']),
    { ...section('Romance Vibe', sections['Romance Vibe']), isForAdults: true },
    section('Personality Breakdown', sections['Personality Breakdown']),
    section('Emotional Notes', sections['Emotional Notes']),
    section('Preferences', sections.Preferences),
    section('Relationships', sections.relationships),
    section('Favorites & Quirks', sections['Favorites & Quirks']),
    section('Sample Voice', sections['Sample Voice']),
  ]);
}

export function sectionsOfPlot({ hook, sections = {} }: Plot): SectionText[] {
  const written = inSectionOrder(Object.keys(sections)).map((key) => ({
    heading: headingOf(key),
    texts: textsOf(sections[key]),
  }));
  return withTexts([{ heading: '', texts: textsOf(hook), isSummary: true }, ...written]);
}

export function sectionsOfPlace({ summary, description, vibe, mainLocation, locations }: Location): SectionText[] {
  return withTexts([
    { heading: 'Summary', texts: [...textsOf(summary), ...textsOf(description)], isSummary: true },
    { heading: 'Vibe', texts: textsOf(vibe) },
    { heading: 'Main Location', texts: textsOf(mainLocation) },
    { heading: 'Notable Locations', texts: textsOf(locations) },
  ]);
}
