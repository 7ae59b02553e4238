/** Whether a Personality Breakdown has story and flavor traits, rather than text, a list or free sub-headings. */
export declare function isTraitsForm(value: unknown): boolean;
