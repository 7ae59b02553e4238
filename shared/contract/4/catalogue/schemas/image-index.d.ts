import * as v from 'valibot';
/** Sizes in pixels and what an image shows, by path inside images/; `widths` are those of narrower versions, each once, in order. `focus` stays in sight where the image is cropped: its place across and down, from 0 to 1. */
export declare const imageIndexSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    focus: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, [number, number] | undefined>>, undefined>;
    alt: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    credit: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    width: v.SchemaWithPipe<readonly [v.NumberSchema<string>, v.IntegerAction<number, string>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    height: v.SchemaWithPipe<readonly [v.NumberSchema<string>, v.IntegerAction<number, string>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
    widths: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, number[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>, v.TransformAction<{
    focus?: [number, number] | undefined;
    alt?: string | undefined;
    credit?: string | undefined;
    width: number;
    height: number;
    widths?: number[] | undefined;
}, {
    widths: number[];
    focus?: [number, number] | undefined;
    alt?: string | undefined;
    credit?: string | undefined;
    width: number;
    height: number;
}>]>, undefined>]>;
export type ImageIndex = v.InferOutput<typeof imageIndexSchema>;
