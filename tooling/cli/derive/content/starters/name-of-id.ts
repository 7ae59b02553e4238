/** A first guess at a name: `mara-quill` may well be Mara Quill. */
export function nameOfId(id: string): string {
  const words = id.split('-').filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
