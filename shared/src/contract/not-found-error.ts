/** Thrown by a page whose item does not exist for this viewer; its message is what the page says. The renderer knows it by name. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}
