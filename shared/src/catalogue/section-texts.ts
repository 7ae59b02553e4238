import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { isTraitsForm } from './traits-form';

/** The content of a page under one heading, as far as it is text. */
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
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (isJsonRecord(item) ? [entryText(item)] : textsOf(item)));
  if (!isJsonRecord(value)) return [];
  const isTraits = isTraitsForm(value);
  return Object.entries(value).flatMap(([heading, part]) => [...(isTraits ? [] : [heading]), ...textsOf(part)]);
}

/** The sections that have a text. */
export const withTexts = (sections: SectionText[]): SectionText[] =>
  sections
    .map((section) => ({ ...section, texts: section.texts.filter((text) => text !== '') }))
    .filter(({ texts }) => texts.length > 0);
