import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt } from '@otherfolk/shared/files/json-value';
import {
  CHARACTER_SECTION_KEYS,
  type CharacterSectionKey,
  sectionHeading,
} from '@otherfolk/shared/kinds/character/section-table';
import type { Codec } from './codec';
import type { Control, FieldSpec } from './field-spec';
import { lifeStagesCodec, relationshipsCodec } from './list-codecs';
import { sectionCodec } from './outline-codec';
import { traitsCodec } from './traits-codec';

type Structure = readonly [Control['kind'] & ('traits' | 'relationships' | 'life-stages'), Codec<unknown>];

const STRUCTURES: Partial<Record<CharacterSectionKey, Structure>> = {
  'Personality Breakdown': ['traits', traitsCodec],
  relationships: ['relationships', relationshipsCodec],
  'Life Stages': ['life-stages', lifeStagesCodec],
};

/** The sections of a page, in its order. One that may be structured is text or a list where the file says so. */
export function sectionFields(json: JsonRecord, prefix: readonly string[]): FieldSpec[] {
  return CHARACTER_SECTION_KEYS.map((key) => {
    const keys = [...prefix, key];
    const [kind, codec] = STRUCTURES[key] ?? ([] as const);
    const label = sectionHeading(key);
    if (kind && codec?.accepts(valueAt(json, keys))) return { keys, label, control: { kind }, codec };
    return { keys, label, control: { kind: 'section' }, codec: sectionCodec };
  });
}
