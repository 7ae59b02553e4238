import * as v from 'valibot';
export declare const tagSchema: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    group: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    name: v.SchemaWithPipe<readonly [v.StringSchema<"text that is not blank">, v.RegexAction<string, "text that is not blank">, v.TransformAction<string, string>]>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>, v.TransformAction<{
    group?: string | undefined;
    name: string;
}, {
    group: string;
    name: string;
}>]>;
