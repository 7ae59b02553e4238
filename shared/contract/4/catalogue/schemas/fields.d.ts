import * as v from 'valibot';
import { type JsonRecord } from '../../domain/json-record';
export declare const text: v.SchemaWithPipe<readonly [v.StringSchema<"text">, v.TransformAction<string, string>]>;
export declare const flag: v.BooleanSchema<"true or false">;
export declare const finiteNumber: v.SchemaWithPipe<readonly [v.NumberSchema<"a number">, v.FiniteAction<number, "a number">]>;
export declare function wholeNumber(min: number, max: number): v.SchemaWithPipe<readonly [v.NumberSchema<string>, v.IntegerAction<number, string>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>;
/** Text of the pattern that `parse` understands; undefined from it means refused. */
export declare function format<Value>(parse: (value: string) => Value | undefined, expected: string, pattern: RegExp): v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.RawTransformAction<string, Value>]>;
export declare const filledText: v.SchemaWithPipe<readonly [v.StringSchema<"text that is not blank">, v.RegexAction<string, "text that is not blank">, v.TransformAction<string, string>]>;
export declare function list<Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, "a list">;
/** An object with these fields; others are dropped. */
export declare function shape<Entries extends v.ObjectEntries>(entries: Entries): v.SchemaWithPipe<readonly [v.CustomSchema<JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<Entries, ({ path }: v.BaseIssue<unknown>) => string>]>;
/** An object with these fields and free ones beside them. */
export declare function openShape<Entries extends v.ObjectEntries, Rest extends v.GenericSchema>(entries: Entries, rest: Rest): v.SchemaWithPipe<readonly [v.CustomSchema<JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.TransformAction<JsonRecord, JsonRecord>, v.ObjectWithRestSchema<Entries, Rest, ({ path }: v.BaseIssue<unknown>) => string>]>;
/** An object of free keys, without those that could reach a prototype. */
export declare function dictionary<Value extends v.GenericSchema>(value: Value): v.SchemaWithPipe<readonly [v.CustomSchema<JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, Value, undefined>]>;
/** May be missing; null and empty text count as missing without a warning. */
export declare function field<Schema extends v.GenericSchema>(schema: Schema): v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, v.InferOutput<Schema> | undefined>>, undefined>;
/** The schema that the value's own form asks for. */
export declare function byForm<Output>(choose: (input: unknown) => v.GenericSchema<unknown, Output>): v.LazySchema<v.GenericSchema<unknown, Output>>;
