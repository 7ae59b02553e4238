import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isLeftDraft } from '@otherfolk/system/replace-atomically';

/** Removes what processes left in a catalogue that ended while they wrote a file. Nothing of it was ever in its place. */
export function removeLeftDrafts(catalogue: string): void {
  const folders = [catalogue];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inside = path.join(folder, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith('.')) folders.push(inside);
      else if (entry.isFile() && isLeftDraft(entry.name)) rmSync(inside, { force: true });
    }
  }
}
