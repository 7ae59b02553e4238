import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type Codec, serialize } from './codec';

/** A text, a list with an item on each line, or labelled parts with the same again. Only what `form` asks for counts. */
export interface Outline {
  form: 'text' | 'list' | 'rows';
  text: string;
  rows: OutlineRow[];
}

export interface OutlineRow extends Outline {
  label: string;
  /** The value in the file; undefined of a row that is new. */
  origin?: unknown;
}

/** The key of the section of a plot that lists its roles. */
export const ROLES_KEY = 'mainRoles';

/** Deeper, a form helps nobody: the file is clearer. */
const MAX_LEVELS = 4;

const isLine = (raw: unknown) => typeof raw === 'number' || (typeof raw === 'string' && !raw.includes('\n'));
const isNothing = (raw: unknown) => raw === undefined || raw === null;

function accepts(raw: unknown, levels: number): boolean {
  if (typeof raw === 'string' || typeof raw === 'number') return true;
  if (Array.isArray(raw)) return raw.every(isLine);
  return isJsonRecord(raw) && levels > 0 && Object.values(raw).every((value) => accepts(value, levels - 1));
}

const toRows = (record: JsonRecord): OutlineRow[] =>
  Object.entries(record).map(([label, raw]) => ({ label, ...toOutline(raw), origin: raw }));

function toOutline(raw: unknown): Outline {
  if (isJsonRecord(raw)) return { form: 'rows', text: '', rows: toRows(raw) };
  if (Array.isArray(raw)) return { form: 'list', text: raw.join('\n'), rows: [] };
  return { form: 'text', text: isNothing(raw) ? '' : `${raw as string | number}`, rows: [] };
}

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

function linesOf(text: string, raw: unknown): (string | number)[] {
  const numbers = new Set(Array.isArray(raw) ? raw.filter((item) => typeof item === 'number').map(String) : []);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => (numbers.has(line) ? Number(line) : line));
}

function fromOutline({ form, text, rows }: Outline, raw: unknown): unknown {
  if (form === 'rows') return fromRows(rows);
  if (form === 'list') return linesOf(text, raw);
  return typeof raw === 'number' && isNumeric(text) ? Number(text) : text;
}

const outline: Codec<Outline> = {
  accepts: (raw) => isNothing(raw) || accepts(raw, MAX_LEVELS),
  toForm: toOutline,
  toJson: fromOutline,
};

function fromRow({ origin, form, text, rows }: OutlineRow): unknown {
  if (origin !== undefined) return serialize(outline, { form, text, rows }, origin);
  if (isEmpty({ form, text, rows })) return '';
  // A number that is typed into a new row is one.
  return form === 'text' && isNumeric(text) ? Number(text) : fromOutline({ form, text, rows }, undefined);
}

/** A row that was added and left as it was says nothing: it is not written. */
const isNewAndBlank = (row: OutlineRow) => row.origin === undefined && row.label.trim() === '' && isEmpty(row);

const fromRows = (rows: readonly OutlineRow[]): JsonRecord =>
  Object.fromEntries(rows.filter((row) => !isNewAndBlank(row)).map((row) => [row.label, fromRow(row)]));

const isEmpty = ({ form, text, rows }: Outline) => (form === 'rows' ? rows.length === 0 : text.trim() === '');

/** A section of a page. Cleared, it is taken out. */
export const sectionCodec: Codec<Outline> = {
  ...outline,
  toJson: (form, raw) => (isEmpty(form) ? undefined : fromOutline(form, raw)),
};

/** Named sheets, in their order. */
export const sheetsCodec: Codec<OutlineRow[]> = {
  accepts: (raw) => isNothing(raw) || (isJsonRecord(raw) && accepts(raw, MAX_LEVELS)),
  toForm: (raw) => toRows((raw ?? {}) as JsonRecord),
  toJson: (form, raw) => (form.length > 0 || !isNothing(raw) ? fromRows(form) : undefined),
};

/** The sections of a plot but its roles, which keep their place among them. */
export const plotSectionsCodec: Codec<OutlineRow[]> = {
  accepts: (raw) => sheetsCodec.accepts(withoutRoles(raw)),
  toForm: (raw) => sheetsCodec.toForm(withoutRoles(raw)),
  toJson: (form, raw) => {
    const sections = (sheetsCodec.toJson(form, withoutRoles(raw)) ?? {}) as JsonRecord;
    if (!isJsonRecord(raw) || !Object.hasOwn(raw, ROLES_KEY))
      return raw === undefined && form.length === 0 ? undefined : sections;
    const before = Object.keys(raw).indexOf(ROLES_KEY);
    return Object.fromEntries(Object.entries(sections).toSpliced(before, 0, [ROLES_KEY, raw[ROLES_KEY]]));
  },
};

const withoutRoles = (raw: unknown): unknown =>
  isJsonRecord(raw) ? Object.fromEntries(Object.entries(raw).filter(([key]) => key !== ROLES_KEY)) : raw;

export const newRow = (form: Outline['form']): OutlineRow => ({ label: '', form, text: '', rows: [] });
