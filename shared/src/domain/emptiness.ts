/** Blank text, nothing, and whatever holds only such things, at any depth. Numbers and booleans are never empty. */
export function isEmptyValue(value: unknown): boolean {
  // A list instead of recursion: the depth of the data must not become the depth of the stack.
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (next === undefined || next === null) continue;
    if (typeof next === 'string') {
      if (next.trim() !== '') return false;
    } else if (typeof next === 'object') {
      for (const part of Object.values(next)) open.push(part);
    } else {
      return false;
    }
  }
  return true;
}
