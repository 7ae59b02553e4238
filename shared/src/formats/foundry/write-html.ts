import { isTraitsForm } from '../../catalogue/traits-form';
import { isEmptyValue } from '../../domain/emptiness';
import { isJsonRecord } from '../../domain/json-record';
import { plainValue } from '../take/plain-value';
import { escapedHtml } from '../text/escaped-html';

const lines = (text: string): string => escapedHtml(text).replace(/\n/g, '<br>');

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${lines(part.trim())}</p>`)
    .join('');

/** A value of a section as HTML: paragraphs, lists, and headings of the third level and below. */
export function htmlOfValue(value: unknown, level = 3): string {
  if (isEmptyValue(value)) return '';
  if (Array.isArray(value) || isTraitsForm(value)) {
    const items = plainValue(value).slice(2).split(/\n- /);
    return `<ul>${items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
  }
  if (!isJsonRecord(value)) return paragraphs(plainValue(value));
  return Object.entries(value)
    .filter(([, part]) => !isEmptyValue(part))
    .map(
      ([heading, part]) => `<h${level}>${escapedHtml(heading)}</h${level}>${htmlOfValue(part, Math.min(level + 1, 6))}`,
    )
    .join('');
}

/** The address of a page, as the last line of a text that was taken from it. */
export const linkBack = (address: string): string =>
  `<p><a href="${escapedHtml(address)}">${escapedHtml(address)}</a></p>`;
