import type { SourceValue } from '../source/source-item';
import { ageFormulaOf, readAge } from '../values/read-age';
import { readHeight } from '../values/read-height';
import { readTag } from '../values/read-tag';
import { readWeight } from '../values/read-weight';
import type { FieldValueKind } from './actor-fields';

const HEADINGS: Readonly<Record<FieldValueKind, string>> = {
  height: 'Height',
  weight: 'Weight',
  age: 'Age',
  Gender: 'Gender',
  'Eye Color': 'Eyes',
  'Hair Color': 'Hair',
};

/** A value of an actor that we have a field for; words that say something else stand on the sheet. */
export function readActorValue(kind: FieldValueKind, from: string, text: string, sheet: string): SourceValue[] {
  const onSheet: SourceValue = { from, text, to: ['characterSheets', sheet, HEADINGS[kind]], value: text };
  if (kind === 'height' || kind === 'weight') {
    const read = kind === 'height' ? readHeight(text) : readWeight(text);
    return [
      read ? { from, text, to: ['physical', kind], value: read.text, ...(read.note && { note: read.note }) } : onSheet,
    ];
  }
  if (kind === 'age') {
    const age = readAge(text);
    return [age === undefined ? onSheet : { from, text, to: ['ageGrade', 'ageFormula'], value: ageFormulaOf(age) }];
  }
  const read = readTag(kind, text);
  const { group = kind, name = '' } = read?.tag ?? {};
  const tag: SourceValue[] = read ? [{ from, text, to: ['tags'], value: [{ group, name }] }] : [];
  return read?.isWhole ? tag : [...tag, onSheet];
}
