import type { Column, Mapping } from '../source/format';
import type { SourceKind } from '../source/source-item';
import { readBirthday } from '../values/read-birthday';
import { readHeight } from '../values/read-height';
import { readWeight } from '../values/read-weight';
import { isImageName } from './item-builder';
import { plainName, targetNamed, targetOf } from './targets';

/** The places that values tell of themselves, whatever their column is named. */
const TELLING: readonly (readonly [id: string, reads: (text: string) => boolean])[] = [
  ['height', (text) => readHeight(text) !== undefined],
  ['weight', (text) => readWeight(text) !== undefined],
  ['birthday', (text) => /[a-z]/i.test(text) && readBirthday(text) !== undefined],
  ['gender', (text) => /^(?:she\/her|he\/him|they\/them|male|female|nonbinary|non-binary)$/i.test(text.trim())],
  ['image', (text) => isImageName(text.trim()) && !/\s/.test(text.trim())],
];

/** Most of the values have to be of a form. */
const MOST = 0.8;

function fromValues({ samples }: Column): string | undefined {
  const filled = samples.filter((text) => text.trim() !== '');
  if (filled.length === 0) return undefined;
  return TELLING.find(([, reads]) => filled.filter(reads).length >= filled.length * MOST)?.[0];
}

const KINDS: readonly (readonly [SourceKind, RegExp])[] = [
  ['location', /\b(?:locations?|places?|settlements?|towns?|cities)\b/i],
  ['plot', /\b(?:plots?|quests?|stories|adventures|arcs?|scenarios?)\b/i],
  ['family', /\b(?:families|houses|clans)\b/i],
];

/** The kind that a name of a table tells; people where it tells nothing. */
export const kindOfTable = (name: string): SourceKind =>
  KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'character';

/** Columns that hold the name where none is named so. */
const NAME_LIKE = /^(?:full name|fullname|nickname|design|title|id|character name)$/;

/** A guess where each column goes, from its name and its values. Each place of a single value is given once. */
export function guessMapping(columns: readonly Column[], kind: SourceKind): Mapping {
  const targets: Record<string, string> = {};
  const taken = new Set<string>();
  const give = (name: string, id: string | undefined) => {
    if (id === undefined || taken.has(id) || Object.hasOwn(targets, name) || !targetOf(kind, id)) return;
    targets[name] = id;
    if (id !== 'image' && id !== 'tags') taken.add(id);
  };
  for (const { name } of columns) give(name, targetNamed(kind, name)?.id);
  for (const column of columns) give(column.name, fromValues(column));
  if (!taken.has('name')) {
    const like =
      columns.find(({ name }) => NAME_LIKE.test(plainName(name))) ??
      columns.find(({ name, samples }) => !Object.hasOwn(targets, name) && samples.some((text) => text.trim() !== ''));
    if (like) targets[like.name] = 'name';
  }
  return { kind, targets };
}
