/** The parsed JSON of a file, by its path inside the catalogue; rejects with CatalogueError. */
export type ReadJson = (path: string) => Promise<unknown>;
/** Parses long texts in parts, between which the page can answer. */
export declare function parseJson(text: string): Promise<unknown>;
type Answer = Pick<Response, 'ok' | 'text'> & Partial<Pick<Response, 'body'>>;
type Fetch = (url: string) => Promise<Answer>;
/** Reads over HTTP; nothing is cached or tried again. */
export declare function httpReader(fetchIt: Fetch, base?: string): ReadJson;
export {};
