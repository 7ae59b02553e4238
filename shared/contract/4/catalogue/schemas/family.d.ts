import * as v from 'valibot';
declare const membersSchema: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    id: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    characterId: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    relation: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    born: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    died: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    note: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    /** Ids of members. */
    parents: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string[] | undefined>>, undefined>;
    partners: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>, "a list">, v.TransformAction<{
    id?: string | undefined;
    characterId?: string | undefined;
    name?: string | undefined;
    relation?: string | undefined;
    born?: string | undefined;
    died?: string | undefined;
    note?: string | undefined;
    parents?: string[] | undefined;
    partners?: string[] | undefined;
}[], {
    id: string;
    characterId?: string | undefined;
    name?: string | undefined;
    relation?: string | undefined;
    born?: string | undefined;
    died?: string | undefined;
    note?: string | undefined;
    parents?: string[] | undefined;
    partners?: string[] | undefined;
}[]>]>;
export declare const familySchema: v.SchemaWithPipe<readonly [v.CustomSchema<import("../../domain/json-record").JsonRecord, v.ErrorMessage<v.CustomIssue> | undefined>, v.ObjectSchema<{
    id: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    name: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    motto: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    crest: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    description: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, string | undefined>>, undefined>;
    members: v.OptionalSchema<v.LazySchema<v.GenericSchema<unknown, {
        id: string;
        characterId?: string | undefined;
        name?: string | undefined;
        relation?: string | undefined;
        born?: string | undefined;
        died?: string | undefined;
        note?: string | undefined;
        parents?: string[] | undefined;
        partners?: string[] | undefined;
    }[] | undefined>>, undefined>;
}, ({ path }: v.BaseIssue<unknown>) => string>]>;
export type FamilyMember = v.InferOutput<typeof membersSchema>[number];
export type Family = v.InferOutput<typeof familySchema> & {
    id: string;
};
export {};
