/** 'not-ok': the server answered, but not with the file. 'invalid': JSON that is not what the file should be, or a bad id. */
export type CatalogueErrorKind = 'network' | 'not-ok' | 'not-json' | 'invalid';
/** A file of the catalogue that cannot be had. `path` is the one that a browser asks for, such as /data/characters/x.json. */
export declare class CatalogueError extends Error {
    readonly kind: CatalogueErrorKind;
    readonly path: string;
    constructor(kind: CatalogueErrorKind, path: string, options?: ErrorOptions);
}
/** By name: shell and remotes each carry a copy of the class, and errors cross between them. */
export declare function isCatalogueError(error: unknown): error is CatalogueError;
