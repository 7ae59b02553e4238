/** The first text with something in it, in a value of any shape, top down; undefined where there is none. */
export function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const text = firstText(part);
    if (text !== undefined) return text;
  }
  return undefined;
}
