import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The folder of the library's types in the archive, which holds those of all files that the remote is made of. */
const SHARED = 'compiled-types/shared/src';

const IMPORT_OF_SHARED = /(['"])@otherfolk\/shared\/([^'"]+)\1/g;

/**
 * Lets the types of a remote (a zip of declarations, as the federation plug-in writes it) stand alone: where they name the library of this
 * repository, which other projects do not have, they name its declarations beside them instead. Rewrites the file.
 */
export function bundleTypes(zip: string): void {
  const files = unzipSync(readFileSync(zip));
  const declarationOf = (name: string) =>
    [`${SHARED}/${name}`, `${SHARED}/${name}/index`].find((file) => `${file}.d.ts` in files);
  const bundled = Object.entries(files).map(([file, content]) => {
    const text = strFromU8(content).replace(IMPORT_OF_SHARED, (whole, quote: string, name: string) => {
      const declaration = declarationOf(name);
      if (declaration === undefined) return whole;
      const relative = path.posix.relative(path.posix.dirname(file), declaration);
      return quote + (relative.startsWith('.') ? relative : `./${relative}`) + quote;
    });
    return [file, strToU8(text)] as const;
  });
  writeFileSync(zip, zipSync(Object.fromEntries(bundled)));
}
