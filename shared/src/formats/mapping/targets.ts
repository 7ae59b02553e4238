import type { SourceKind } from '../source/source-item';
import { detail, FACT_TARGETS } from './fact-targets';
import { listOrText } from './list-or-text';
import { OTHER_TARGETS } from './other-targets';
import { SECTION_TARGETS } from './section-targets';
import type { Target, ValuePart } from './target';

const ALL = [...FACT_TARGETS, ...SECTION_TARGETS, ...OTHER_TARGETS];

/** All places for a kind, in the order in which they are offered. */
export const targetsOf = (kind: SourceKind): readonly Target[] => ALL.filter(({ kinds }) => kinds.includes(kind));

export const targetOf = (kind: SourceKind, id: string | undefined): Target | undefined =>
  targetsOf(kind).find((target) => target.id === id);

/** A name of a column, a key or a heading for comparing: `eyeColor`, 'Eye color:' and `eye_color` are one. */
export const plainName = (name: string): string =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, '')
    .trim();

const byName = new Map<SourceKind, Map<string, Target>>();

/** The place that has this name. */
export function targetNamed(kind: SourceKind, name: string): Target | undefined {
  let known = byName.get(kind);
  if (!known) {
    known = new Map(
      targetsOf(kind)
        .toReversed()
        .flatMap((target) => target.names.map((each) => [plainName(each), target] as const)),
    );
    byName.set(kind, known);
  }
  return known.get(plainName(name));
}

const titled = (label: string, text: string): string => (label === '' ? text : `${label}: ${text}`);

/** The place of what fits nowhere else, under the name that it has in the source. */
export function restPart(kind: SourceKind, label: string, text: string, sheet?: string): ValuePart {
  switch (kind) {
    case 'character':
      return sheet === undefined
        ? detail(label, text)
        : { to: ['characterSheets', sheet, label], value: listOrText(text) };
    case 'plot':
      return { to: ['sections', label || 'notes'], value: listOrText(text) };
    case 'location':
    case 'family':
      return { to: ['description'], value: titled(label, text) };
  }
}

/** What becomes of a value at a place; what cannot be read there is kept as words. */
export function partsAt(kind: SourceKind, target: Target | undefined, label: string, text: string): ValuePart[] {
  const parts = target?.read?.(text);
  if (parts) return parts;
  const rest = restPart(kind, label, text);
  return [
    target?.read
      ? { ...rest, note: `It is no ${target.label.toLowerCase()} that can be read, and is kept as words.` }
      : rest,
  ];
}
