/** The text of a thrown value: its message, where it has one, and otherwise itself as text. Errors of other windows count, too. */
export function messageOf(thrown: unknown): string {
  const { message } = Object(thrown) as { message?: unknown };
  return typeof message === 'string' ? message : String(thrown);
}
