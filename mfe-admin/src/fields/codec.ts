import { sameJson } from '@otherfolk/shared/files/json-value';

/** How a value of a file is shown in a form, and written back. */
export interface Codec<Form> {
  // Methods, so that a codec of any form is a Codec<unknown>, for tables of them.
  /** Whether the form can show this value, which may be undefined; what it cannot show it never touches. */
  accepts(raw: unknown): boolean;
  toForm(raw: unknown): Form;
  /** `raw` is what stood there before; undefined takes the key out. */
  toJson(form: Form, raw: unknown): unknown;
}

/** The value that is written for a form: the value as it was, to the letter, unless it was edited. */
export function serialize<Form>(codec: Codec<Form>, form: Form, raw: unknown): unknown {
  return sameJson(form, codec.toForm(raw)) ? raw : codec.toJson(form, raw);
}

const isPlain = (raw: unknown) => raw === undefined || raw === null || typeof raw !== 'object';
const plainText = (raw: unknown): string =>
  typeof raw === 'string' ? raw : isPlain(raw) ? `${(raw ?? '') as number}` : '';

/** Cleared, a text that was never there stays away. */
export const textCodec: Codec<string> = {
  accepts: isPlain,
  toForm: plainText,
  toJson: (form, raw) => (form === '' && (raw === undefined || raw === null) ? undefined : form),
};

/** A text that is no number is written as typed: the check of the form says what is wrong with it. */
export const numberCodec: Codec<string> = {
  accepts: isPlain,
  toForm: plainText,
  toJson: (form) => {
    const typed = form.trim();
    if (typed === '') return undefined;
    return Number.isFinite(Number(typed)) ? Number(typed) : form;
  },
};

/** A flag is true where the file says `true`, and nothing else. Not ticked, a flag that was never there stays away. */
export const flagCodec: Codec<boolean> = {
  accepts: isPlain,
  toForm: (raw) => raw === true,
  toJson: (form, raw) => (!form && raw === undefined ? undefined : form),
};

/** Any value of a file, as it is. */
export const jsonCodec: Codec<unknown> = {
  accepts: () => true,
  toForm: (raw) => raw,
  toJson: (form) => form,
};

const isText = (item: unknown) => typeof item === 'string';

/** A list of texts, one on each line. */
export const linesCodec: Codec<string> = {
  accepts: (raw) =>
    raw === undefined || (Array.isArray(raw) && raw.every((item) => isText(item) && !item.includes('\n'))),
  toForm: (raw) => (Array.isArray(raw) ? raw.join('\n') : ''),
  toJson: (form) => {
    const lines = form.split('\n').filter((line) => line.trim() !== '');
    return lines.length > 0 ? lines : undefined;
  },
};
