export declare const contentRating: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<string>, import("valibot").IntegerAction<number, string>, import("valibot").MinValueAction<number, number, string>, import("valibot").MaxValueAction<number, number, string>]>;
export declare const stageFields: {
    published: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, boolean | undefined>>, undefined>;
    version: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, number | undefined>>, undefined>;
    /** The day from which on it counts as published. */
    releaseAt: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, `${number}-${number}-${number}` | undefined>>, undefined>;
};
export declare const recordInfoSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").CustomSchema<import("../../domain/json-record").JsonRecord, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, import("valibot").ObjectSchema<{
    modelName: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
    published: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, boolean | undefined>>, undefined>;
    version: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, number | undefined>>, undefined>;
    /** The day from which on it counts as published. */
    releaseAt: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, `${number}-${number}-${number}` | undefined>>, undefined>;
    dateAdded: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, `${number}-${number}-${number}` | undefined>>, undefined>;
    dateUpdated: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, `${number}-${number}-${number}` | undefined>>, undefined>;
    contentRating: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, number | undefined>>, undefined>;
}, ({ path }: import("valibot").BaseIssue<unknown>) => string>]>;
