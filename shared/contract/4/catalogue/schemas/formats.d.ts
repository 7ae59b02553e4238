import * as v from 'valibot';
export declare const id: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
export declare const localDay: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>, v.RawTransformAction<string, `${number}-${number}-${number}`>]>;
export declare const colour: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
export declare const imageFile: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
/** One of these words. */
export declare const oneOf: <Word extends string>(words: readonly Word[]) => v.PicklistSchema<readonly Word[], `one of ${string}`>;
/** The language in which the texts of a file are written. */
export declare const language: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
export declare const themeClass: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.RegexAction<string, string>]>;
