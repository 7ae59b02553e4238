/** 'not-ok': the server answered, but not with the file. 'invalid': JSON that is not what the file should be, or a bad id. */
export type CatalogueErrorKind = 'network' | 'not-ok' | 'not-json' | 'invalid';

const CATALOGUE_ERROR = 'CatalogueError';

/** A file of the catalogue that cannot be had. `path` is the one that a browser asks for, such as /data/characters/x.json. */
export class CatalogueError extends Error {
  constructor(
    readonly kind: CatalogueErrorKind,
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(`Failed to fetch ${path}`, options); // docs/product.md#error-texts
    this.name = CATALOGUE_ERROR;
  }
}

/** Tells the error by its name: shell and remotes each carry a copy of the class, and errors cross between them. */
export function isCatalogueError(error: unknown): error is CatalogueError {
  return error instanceof Error && error.name === CATALOGUE_ERROR;
}
