const [START, PRIME] = [0x811c9dc5, 0x01000193];

/** Tells a text again, however programs have changed its white space: FNV-1a, not for secrets. */
export function fingerprintOf(text: string): string {
  let hash = START;
  for (const letter of text.replace(/\s+/g, ' ').trim()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  }
  return (hash >>> 0).toString(36);
}
