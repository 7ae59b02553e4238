import type * as v from 'valibot';
import { type SectionValue } from './section-value';
declare const traitsSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    storyTraits: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, Trait[] | undefined>>, undefined>;
    flavorTraits: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, Trait[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
declare const relationshipSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    characterId: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    relation: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    kind: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, "family" | "love" | "friend" | "ally" | "rival" | "enemy" | "work" | "other" | undefined>>, undefined>;
    text: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
declare const lifeStageSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    genreName: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    name: v.SchemaWithPipe<readonly [v.StringSchema<"text that is not blank">, v.RegexAction<string, "text that is not blank">, v.TransformAction<string, string>]>;
    description: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    notes: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
/** Plain text stands for a trait without a name. */
export type Trait = string | {
    name?: string | undefined;
    text?: string | undefined;
};
export type Traits = v.InferOutput<typeof traitsSchema>;
export type PersonalityBreakdown = Traits | SectionValue;
export type Relationship = v.InferOutput<typeof relationshipSchema>;
export type Relationships = SectionValue | (string | Relationship)[];
export type LifeStage = v.InferOutput<typeof lifeStageSchema>;
/** In the order of docs/data-contract.md#4-character-variant. */
export declare const characterSectionsSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    Overview: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    Backstory: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    'RP Hooks': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    'Romance Vibe': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    'Personality Breakdown': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, PersonalityBreakdown | undefined>>, undefined>;
    'Emotional Notes': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    Preferences: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    relationships: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, Relationships | undefined>>, undefined>;
    'Favorites & Quirks': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    'Sample Voice': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, SectionValue | undefined>>, undefined>;
    'Life Stages': v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        genreName?: string | undefined;
        name: string;
        description?: string | undefined;
        notes?: string[] | undefined;
    }[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
type CharacterSections = v.InferOutput<typeof characterSectionsSchema>;
export type CharacterSectionKey = keyof CharacterSections;
export {};
