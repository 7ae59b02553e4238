import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files into a folder: texts as they are, other values as JSON. */
export function writeCatalogue(folder: string, files: Record<string, unknown>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
}
