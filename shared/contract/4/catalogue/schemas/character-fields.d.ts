/** What a core, a variant and a variant's overrides may all say. Missing fields stay missing, for the merge. In the order of a core. */
export declare const characterFields: {
    name: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
    nameInfo: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        formalName?: string | undefined;
        fullName?: string | undefined;
        nickname?: string | undefined;
        firstName?: string | undefined;
        lastName?: string | undefined;
        informalName?: string | undefined;
    } | undefined>>, undefined>;
    ageGrade: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        birthMonth?: number | undefined;
        birthDay?: number | undefined;
        ageFormula?: string | undefined;
    } | undefined>>, undefined>;
    physical: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        height?: string | undefined;
        weight?: string | undefined;
        measurements?: string | undefined;
        build?: string | undefined;
    } | undefined>>, undefined>;
    recordInfo: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        modelName?: string | undefined;
        published?: boolean | undefined;
        version?: number | undefined;
        releaseAt?: `${number}-${number}-${number}` | undefined;
        dateAdded?: `${number}-${number}-${number}` | undefined;
        dateUpdated?: `${number}-${number}-${number}` | undefined;
        contentRating?: number | undefined;
    } | undefined>>, undefined>;
    styling: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        themeColor?: string | undefined;
        accentColor?: string | undefined;
        themeClass?: string | undefined;
    } | undefined>>, undefined>;
    tags: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        group: string;
        name: string;
    }[] | undefined>>, undefined>;
    images: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
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
    sections: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
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
    characterSheets: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        [x: string]: import("./character-sheets").SheetValue;
    } | undefined>>, undefined>;
    family: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
    ageless: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, boolean | undefined>>, undefined>;
    banner: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, {
        background?: string | undefined;
        character?: string | undefined;
        text?: string | undefined;
        highlight?: string | undefined;
    } | undefined>>, undefined>;
    genre: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
    isUnnamed: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, boolean | undefined>>, undefined>;
    /** An event's name. */
    highlight: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
    lang: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
};
