import * as v from 'valibot';
export declare const galleryItemSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    alt: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    credit: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    file: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
    style: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    genre: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
