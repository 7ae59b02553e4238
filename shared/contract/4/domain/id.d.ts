/** At most 80 characters. */
export declare const ID_PATTERN: RegExp;
/** Only such an id may become part of a path. */
export declare function isValidId(text: unknown): text is string;
