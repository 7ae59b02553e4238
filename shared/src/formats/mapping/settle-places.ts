import type { FieldValue, SourceValue } from '../source/source-item';

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  path.length > start.length && start.every((key, at) => path[at] === key);

const asText = (value: FieldValue): FieldValue =>
  Array.isArray(value) ? value.map((item) => `- ${item as string}`).join('\n') : value;

const isTextual = (value: FieldValue | undefined): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** The name that a value has beside those that stand inside of the same place. */
const nameIn = ({ from, to }: SourceValue): string =>
  from.replace(/^#+ */, '').split(' › ').at(-1) || (to?.at(-1) ?? '');

/**
 * Values whose places can all be filled: where one stands at a place and others inside of it, the one moves inside, under its name in the
 * source; where texts and lists meet at one place, the lists become texts.
 */
export function settlePlaces(values: readonly SourceValue[]): SourceValue[] {
  const taken = values.flatMap(({ to }) => (to ? [to] : []));
  const moved = values.map((value): SourceValue => {
    const { to } = value;
    if (!to || !taken.some((other) => startsWith(other, to))) return value;
    return { ...value, to: [...to, nameIn(value)] };
  });
  const forms = new Map<string, Set<string>>();
  const placeOf = ({ to, of }: SourceValue) => JSON.stringify([to, of]);
  for (const each of moved) {
    if (!each.to || !isTextual(each.value)) continue;
    forms.set(placeOf(each), (forms.get(placeOf(each)) ?? new Set()).add(typeof each.value));
  }
  const isMixed = (each: SourceValue) => (forms.get(placeOf(each))?.size ?? 0) > 1;
  return moved.map((value) =>
    isMixed(value) && isTextual(value.value) ? { ...value, value: asText(value.value ?? '') } : value,
  );
}
