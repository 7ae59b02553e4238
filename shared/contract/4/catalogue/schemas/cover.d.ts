import type * as v from 'valibot';
/** Images on top of each other: of a banner or of a cover. */
export declare const layersSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    background: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    character: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    text: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    highlight: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
type Layers = v.InferOutput<typeof layersSchema>;
/** One file, or layers. */
export type Cover = string | Layers;
export declare const coverSchema: v.LazySchema<v.GenericSchema<unknown, Cover>>;
export {};
