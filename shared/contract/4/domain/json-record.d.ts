export type JsonRecord = Record<string, unknown>;
/** True for a plain object: neither null nor an array. */
export declare function isJsonRecord(value: unknown): value is JsonRecord;
/** Own entries, without the keys that could reach an object's prototype. */
export declare function safeEntries(record: object): [string, unknown][];
/** A copy without such keys, at any depth. */
export declare function withoutForbiddenKeys(value: unknown): unknown;
