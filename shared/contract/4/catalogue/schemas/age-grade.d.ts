/** Any text is a formula here: one that cannot be read shows a dash, while a missing one is X+0. */
export declare const ageGradeSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").CustomSchema<import("../../domain/json-record").JsonRecord, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, import("valibot").ObjectSchema<{
    birthMonth: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, number | undefined>>, undefined>;
    birthDay: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, number | undefined>>, undefined>;
    ageFormula: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
}, ({ path }: import("valibot").BaseIssue<unknown>) => string>]>;
