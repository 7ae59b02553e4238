import type * as v from 'valibot';
/** What the list shows of a location. */
export declare const locationListFields: {
    published: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, boolean | undefined>>, undefined>;
    version: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, number | undefined>>, undefined>;
    releaseAt: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, `${number}-${number}-${number}` | undefined>>, undefined>;
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    summary: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    description: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    vibe: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | string[] | undefined>>, undefined>;
    coverImage: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    bannerImage: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    themeColor: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    tags: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        group: string;
        name: string;
    }[] | undefined>>, undefined>;
};
/** In the order of docs/data-contract.md#7-plot-location-family-changelog. */
export declare const locationSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    published: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, boolean | undefined>>, undefined>;
    version: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, number | undefined>>, undefined>;
    releaseAt: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, `${number}-${number}-${number}` | undefined>>, undefined>;
    coverImage: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    bannerImage: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    themeColor: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    tags: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        group: string;
        name: string;
    }[] | undefined>>, undefined>;
    id: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    summary: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    description: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    vibe: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | string[] | undefined>>, undefined>;
    mainLocation: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | string[] | undefined>>, undefined>;
    locations: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        name?: string | undefined;
        description?: string | undefined;
    }[] | undefined>>, undefined>;
    connectedPlots: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string[] | undefined>>, undefined>;
    connectedCharacters: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string[] | undefined>>, undefined>;
    lang: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
type LocationFields = v.InferOutput<typeof locationSchema>;
export type Location = LocationFields & {
    id: string;
    name: string;
};
export {};
