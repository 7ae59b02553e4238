export interface AskedField<Name extends string> {
  name: Name;
  label: string;
  /** The value at first. */
  value?: string;
  suggestions?: readonly string[];
  /** The choices, where nothing else is an answer. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** The value as long as nobody types into it, from what is typed elsewhere; over its first value, as soon as something is. */
  derive?: (values: Readonly<Record<Name, string>>) => string;
  /** The answer for a value that is only begun, from the other answers. */
  complete?: (value: string, values: Readonly<Record<Name, string>>) => string;
  /** The problem of an answer, in a sentence. */
  problemOf?: (value: string) => string | undefined;
  /** The answer that is offered in place of one that has a problem. */
  insteadOf?: (value: string) => string | undefined;
}

type Fields = readonly AskedField<string>[];
type Values = Readonly<Record<string, string>>;

/** The values of a question's fields, some of which were typed into. A derived value may follow from those above it. */
export function shownValues(fields: Fields, typed: Values): Values {
  const isTyped = Object.keys(typed).length > 0;
  const shown = Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? '']));
  for (const { name, value, derive } of fields) {
    const derived = isTyped || value === undefined ? derive?.(shown) : undefined;
    shown[name] = typed[name] ?? derived ?? value ?? '';
  }
  return shown;
}

/** The answers that follow from the values of the fields. */
export function answers(fields: Fields, shown: Values): Record<string, string> {
  const trimmed = Object.fromEntries(fields.map(({ name }) => [name, (shown[name] ?? '').trim()]));
  return Object.fromEntries(
    fields.map(({ name, complete }) => {
      const value = trimmed[name] ?? '';
      return [name, complete?.(value, trimmed) ?? value];
    }),
  );
}
