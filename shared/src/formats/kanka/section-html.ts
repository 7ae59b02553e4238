import { isTraitsForm } from '../../catalogue/traits-form';
import { isJsonRecord, type JsonRecord, safeEntries } from '../../domain/json-record';
import { headingOf } from '../../domain/section-heading';
import { escapedHtml } from '../text/escaped-html';

const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapedHtml(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');

/** An entry of a list with names: a relation, a role, a trait, a place inside of another. */
function entryHtml(entry: JsonRecord): string {
  const name = words(entry.genreName) === '' ? words(entry.name) : `${words(entry.genreName)}: ${words(entry.name)}`;
  const detail = words(entry.relation) || words(entry.role);
  const text = words(entry.text) || words(entry.description);
  const head = [name, detail && `(${detail})`].filter(Boolean).join(' ');
  const notes = Array.isArray(entry.notes) ? sectionHtml(entry.notes) : '';
  return `<strong>${escapedHtml(head)}</strong>${text === '' ? '' : `<br>${escapedHtml(text).replace(/\n/g, '<br>')}`}${notes}`;
}

/** The value of a section as HTML: paragraphs, lists, sub-headings. */
export function sectionHtml(value: unknown, level = 3): string {
  if (Array.isArray(value))
    return `<ul>${value.map((item) => `<li>${isJsonRecord(item) ? entryHtml(item) : escapedHtml(words(item)).replace(/\n/g, '<br>')}</li>`).join('')}</ul>`;
  if (!isJsonRecord(value)) return words(value) === '' ? '' : paragraphs(words(value));
  const isTraits = isTraitsForm(value);
  return safeEntries(value)
    .map(
      ([key, part]) =>
        `<h${level}>${escapedHtml(isTraits ? headingOf(key) : key)}</h${level}>${sectionHtml(part, Math.min(level + 1, 6))}`,
    )
    .join('');
}
