import { readFileSync } from 'node:fs';
import { statFile } from '@otherfolk/system/file-stamp';

/** Whether both files are there and have the same bytes. */
export function haveSameContent(a: string, b: string): boolean {
  const size = statFile(b)?.size;
  return size !== undefined && statFile(a)?.size === size && readFileSync(a).equals(readFileSync(b));
}
