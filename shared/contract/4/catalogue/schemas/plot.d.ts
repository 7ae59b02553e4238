import type * as v from 'valibot';
import { type SectionValue } from './section-value';
declare const roleSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    role: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    /** Who plays it: a person in whichever life, or one life. */
    characterId: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    variantId: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    /** Whether it is still to be cast, and for how many. */
    open: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, boolean | undefined>>, undefined>;
    seats: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, number | undefined>>, undefined>;
    description: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
export type PlotRole = v.InferOutput<typeof roleSchema>;
export type PlotRoles = SectionValue | (string | PlotRole)[];
export declare const plotSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    id: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    coreId: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    title: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    variantLabel: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    lang: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    themeClass: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    accentColor: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    images: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        cover?: string | undefined;
        gallery?: {
            alt?: string | undefined;
            credit?: string | undefined;
            file: string;
            style?: string | undefined;
            genre?: string | undefined;
        }[] | undefined;
    } | undefined>>, undefined>;
    tags: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        group: string;
        name: string;
    }[] | undefined>>, undefined>;
    hook: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    recordInfo: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        modelName?: string | undefined;
        published?: boolean | undefined;
        version?: number | undefined;
        releaseAt?: `${number}-${number}-${number}` | undefined;
        dateAdded?: `${number}-${number}-${number}` | undefined;
        dateUpdated?: `${number}-${number}-${number}` | undefined;
        contentRating?: number | undefined;
    } | undefined>>, undefined>;
    sections: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, ({
        mainRoles?: PlotRoles | undefined;
    } & {
        [key: string]: SectionValue | undefined;
    }) | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
export type Plot = v.InferOutput<typeof plotSchema> & {
    id: string;
    coreId: string;
    title: string;
};
export {};
