import * as v from 'valibot';
/** Text, a number, a list, or labels with the same again: a titled group. */
export type SheetValue = string | number | (string | number)[] | {
    [label: string]: SheetValue;
};
export declare const characterSheetsSchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, v.GenericSchema<unknown, SheetValue>, undefined>]>;
export type CharacterSheets = v.InferOutput<typeof characterSheetsSchema>;
