import type * as v from 'valibot';
import { byForm, field, filledText, list, shape, text } from '../../catalogue/schemas/fields';
import { id, oneOf } from '../../catalogue/schemas/formats';
import { type SectionValue, sectionValueSchema } from '../../catalogue/schemas/section-value';
import { isTraitsForm } from '../../catalogue/traits-form';
import { isJsonRecord } from '../../domain/json-record';
import { RELATION_KINDS } from '../../domain/relation-kinds';
import { CHARACTER_SECTION_KEYS, type CharacterSectionKey } from './section-table';

const traitSchema = byForm<Trait>((input) =>
  isJsonRecord(input) ? shape({ name: field(text), text: field(text) }) : text,
);

const traitsSchema = shape({ storyTraits: field(list(traitSchema)), flavorTraits: field(list(traitSchema)) });

const relationshipSchema = shape({
  characterId: field(id),
  name: field(text),
  relation: field(text),
  kind: field(oneOf(RELATION_KINDS)),
  text: field(text),
});

const lifeStageSchema = shape({
  genreName: field(text),
  name: filledText,
  description: field(text),
  notes: field(list(text)),
});

/** Plain text stands for a trait without a name. */
export type Trait = string | { name?: string | undefined; text?: string | undefined };
export type Traits = v.InferOutput<typeof traitsSchema>;
export type PersonalityBreakdown = Traits | SectionValue;
export type Relationship = v.InferOutput<typeof relationshipSchema>;
export type Relationships = SectionValue | (string | Relationship)[];
export type LifeStage = v.InferOutput<typeof lifeStageSchema>;

const personalitySchema = byForm<PersonalityBreakdown>((input) =>
  isTraitsForm(input) ? traitsSchema : sectionValueSchema,
);

const relationshipsSchema = byForm<Relationships>((input) =>
  Array.isArray(input)
    ? list(byForm<string | Relationship>((item) => (isJsonRecord(item) ? relationshipSchema : text)))
    : sectionValueSchema,
);

const textField = field(sectionValueSchema);

/** The schemas of sections that are more than free text. */
const OWN = {
  'Personality Breakdown': field(personalitySchema),
  relationships: field(relationshipsSchema),
  'Life Stages': field(list(lifeStageSchema)),
};

type SectionSchemas = {
  [Key in CharacterSectionKey]: Key extends keyof typeof OWN ? (typeof OWN)[Key] : typeof textField;
};

const plain = Object.fromEntries(CHARACTER_SECTION_KEYS.map((key) => [key, textField]));

/** The sections in the order of docs/data-contract.md#4-character-variant. */
export const characterSectionsSchema = shape({ ...plain, ...OWN } as SectionSchemas);
