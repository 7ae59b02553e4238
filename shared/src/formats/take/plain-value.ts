import { isTraitsForm } from '../../catalogue/traits-form';
import { isEmptyValue } from '../../domain/emptiness';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** One entry of a list with names, as a page writes it: relations, roles, traits, notable locations. */
function entryText(entry: JsonRecord): string {
  const name = asText(entry['name']);
  const detail = asText(entry['relation']) || asText(entry['role']);
  const text = asText(entry['text']) || asText(entry['description']);
  const head = detail === '' ? name : `${name} (${detail})`;
  return [head, text].filter(Boolean).join(': ');
}

const asItem = (item: unknown): string =>
  `- ${(isJsonRecord(item) ? entryText(item) : asText(item)).replace(/\n/g, '\n  ')}`;

/** A value of a section, a sheet or a plot as plain text: paragraphs, lines with a dash for lists, `Heading:` above its part. */
export function plainValue(value: unknown): string {
  if (isEmptyValue(value)) return '';
  if (Array.isArray(value))
    return value
      .filter((item) => !isEmptyValue(item))
      .map(asItem)
      .join('\n');
  if (!isJsonRecord(value)) return asText(value);
  if (isTraitsForm(value))
    return ['storyTraits', 'flavorTraits']
      .map((key) => plainValue(value[key]))
      .filter(Boolean)
      .join('\n');
  return Object.entries(value)
    .filter(([, part]) => !isEmptyValue(part))
    .map(([heading, part]) => {
      const text = plainValue(part);
      return `${heading}:${text.includes('\n') || text.startsWith('- ') ? '\n' : ' '}${text}`;
    })
    .join('\n\n');
}

/** A text in the form that its place had: a list again where each line of it has a dash. */
export function valueOfPlain(text: string, before: unknown): string | string[] {
  const isList = Array.isArray(before) && text.startsWith('- ');
  return isList
    ? text
        .slice(2)
        .split(/\n- /)
        .map((item) => item.replace(/\n {2}/g, '\n'))
    : text;
}
