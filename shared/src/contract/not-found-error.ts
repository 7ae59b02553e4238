const NAME = 'NotFoundError';

/** Thrown by a page whose item does not exist for this viewer; its message is what the page says. */
export class NotFoundError extends Error {
  override name = NAME;
}

/** Tells the error by its name: shell and remotes each carry a copy of the class, and errors cross between them. */
export const isNotFound = (error: unknown): error is NotFoundError =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === NAME;
