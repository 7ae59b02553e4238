import * as v from 'valibot';
/** Paragraphs, a bulleted list, or sub-headings with the same again. */
export type SectionValue = string | string[] | {
    [heading: string]: SectionValue;
};
export declare const sectionValueSchema: v.GenericSchema<unknown, SectionValue>;
