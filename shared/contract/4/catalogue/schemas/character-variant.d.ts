import type * as v from 'valibot';
/** In the order of docs/data-contract.md#4-character-variant. */
export declare const characterVariantSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    nameInfo: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        formalName?: string | undefined;
        fullName?: string | undefined;
        nickname?: string | undefined;
        firstName?: string | undefined;
        lastName?: string | undefined;
        informalName?: string | undefined;
    } | undefined>>, undefined>;
    ageGrade: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        birthMonth?: number | undefined;
        birthDay?: number | undefined;
        ageFormula?: string | undefined;
    } | undefined>>, undefined>;
    physical: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        height?: string | undefined;
        weight?: string | undefined;
        measurements?: string | undefined;
        build?: string | undefined;
    } | undefined>>, undefined>;
    styling: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        themeColor?: string | undefined;
        accentColor?: string | undefined;
        themeClass?: string | undefined;
    } | undefined>>, undefined>;
    ageless: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, boolean | undefined>>, undefined>;
    isUnnamed: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, boolean | undefined>>, undefined>;
    highlight: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    lang: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    id: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    variantOf: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    variantLabel: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    genre: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    recordInfo: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        modelName?: string | undefined;
        published?: boolean | undefined;
        version?: number | undefined;
        releaseAt?: `${number}-${number}-${number}` | undefined;
        dateAdded?: `${number}-${number}-${number}` | undefined;
        dateUpdated?: `${number}-${number}-${number}` | undefined;
        contentRating?: number | undefined;
    } | undefined>>, undefined>;
    variantOverrides: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        name?: string | undefined;
        nameInfo?: {
            formalName?: string | undefined;
            fullName?: string | undefined;
            nickname?: string | undefined;
            firstName?: string | undefined;
            lastName?: string | undefined;
            informalName?: string | undefined;
        } | undefined;
        ageGrade?: {
            birthMonth?: number | undefined;
            birthDay?: number | undefined;
            ageFormula?: string | undefined;
        } | undefined;
        physical?: {
            height?: string | undefined;
            weight?: string | undefined;
            measurements?: string | undefined;
            build?: string | undefined;
        } | undefined;
        recordInfo?: {
            modelName?: string | undefined;
            published?: boolean | undefined;
            version?: number | undefined;
            releaseAt?: `${number}-${number}-${number}` | undefined;
            dateAdded?: `${number}-${number}-${number}` | undefined;
            dateUpdated?: `${number}-${number}-${number}` | undefined;
            contentRating?: number | undefined;
        } | undefined;
        styling?: {
            themeColor?: string | undefined;
            accentColor?: string | undefined;
            themeClass?: string | undefined;
        } | undefined;
        tags?: {
            group: string;
            name: string;
        }[] | undefined;
        images?: {
            avatar?: string | undefined;
            banner?: string | undefined;
            bannerImage?: string | undefined;
            drawnImage?: string | undefined;
            background?: string | undefined;
            cover?: import("./cover").Cover | undefined;
            gallery?: {
                alt?: string | undefined;
                credit?: string | undefined;
                file: string;
                style?: string | undefined;
                genre?: string | undefined;
            }[] | undefined;
        } | undefined;
        sections?: {
            Overview?: import("./section-value").SectionValue | undefined;
            Backstory?: import("./section-value").SectionValue | undefined;
            'RP Hooks'?: import("./section-value").SectionValue | undefined;
            'Romance Vibe'?: import("./section-value").SectionValue | undefined;
            'Personality Breakdown'?: import("./character-sections").PersonalityBreakdown | undefined;
            'Emotional Notes'?: import("./section-value").SectionValue | undefined;
            Preferences?: import("./section-value").SectionValue | undefined;
            relationships?: import("./character-sections").Relationships | undefined;
            'Favorites & Quirks'?: import("./section-value").SectionValue | undefined;
            'Sample Voice'?: import("./section-value").SectionValue | undefined;
            'Life Stages'?: {
                genreName?: string | undefined;
                name: string;
                description?: string | undefined;
                notes?: string[] | undefined;
            }[] | undefined;
        } | undefined;
        characterSheets?: {
            [x: string]: import("./character-sheets").SheetValue;
        } | undefined;
        family?: string | undefined;
        banner?: {
            background?: string | undefined;
            character?: string | undefined;
            text?: string | undefined;
            highlight?: string | undefined;
        } | undefined;
        genre?: string | undefined;
        isUnnamed?: boolean | undefined;
        highlight?: string | undefined;
        lang?: string | undefined;
        variantName?: string | undefined;
        ageless?: boolean | undefined;
    } | undefined>>, undefined>;
    tags: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        group: string;
        name: string;
    }[] | undefined>>, undefined>;
    images: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        avatar?: string | undefined;
        banner?: string | undefined;
        bannerImage?: string | undefined;
        drawnImage?: string | undefined;
        background?: string | undefined;
        cover?: import("./cover").Cover | undefined;
        gallery?: {
            alt?: string | undefined;
            credit?: string | undefined;
            file: string;
            style?: string | undefined;
            genre?: string | undefined;
        }[] | undefined;
    } | undefined>>, undefined>;
    banner: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        background?: string | undefined;
        character?: string | undefined;
        text?: string | undefined;
        highlight?: string | undefined;
    } | undefined>>, undefined>;
    family: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    sections: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        Overview?: import("./section-value").SectionValue | undefined;
        Backstory?: import("./section-value").SectionValue | undefined;
        'RP Hooks'?: import("./section-value").SectionValue | undefined;
        'Romance Vibe'?: import("./section-value").SectionValue | undefined;
        'Personality Breakdown'?: import("./character-sections").PersonalityBreakdown | undefined;
        'Emotional Notes'?: import("./section-value").SectionValue | undefined;
        Preferences?: import("./section-value").SectionValue | undefined;
        relationships?: import("./character-sections").Relationships | undefined;
        'Favorites & Quirks'?: import("./section-value").SectionValue | undefined;
        'Sample Voice'?: import("./section-value").SectionValue | undefined;
        'Life Stages'?: {
            genreName?: string | undefined;
            name: string;
            description?: string | undefined;
            notes?: string[] | undefined;
        }[] | undefined;
    } | undefined>>, undefined>;
    characterSheets: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        [x: string]: import("./character-sheets").SheetValue;
    } | undefined>>, undefined>;
    gallery: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        alt?: string | undefined;
        credit?: string | undefined;
        file: string;
        style?: string | undefined;
        genre?: string | undefined;
    }[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
export type CharacterVariant = v.InferOutput<typeof characterVariantSchema> & {
    id: string;
};
