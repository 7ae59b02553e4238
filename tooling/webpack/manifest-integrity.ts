import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';

/** The name of a remote's manifest. */
export const MANIFEST = 'mf-manifest.json';

/** The hash that browsers compare a file with; in letters that can stand in a URL, which they take, too. */
export const subresourceHash = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64url')}`;

/** Writes into a remote's manifest what each script and style sheet beside it, its declaration and `more` have to be. */
export function writeIntegrity(folder: string, more: readonly string[] = []): void {
  const file = path.join(folder, MANIFEST);
  const own = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name) || name === DECLARATION_FILE);
  const names = [...own, ...more];
  const integrity = Object.fromEntries(
    names.map((name) => [name, subresourceHash(readFileSync(path.join(folder, name)))]),
  );
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const text = JSON.stringify({ ...manifest, integrity });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
