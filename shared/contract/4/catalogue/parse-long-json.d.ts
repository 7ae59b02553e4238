/**
 * As JSON.parse, for a long list or object: the page stays awake while it is read. Rejects where JSON.parse would throw, be it
 * with another message.
 */
export declare function parseLongJson(text: string): Promise<unknown>;
