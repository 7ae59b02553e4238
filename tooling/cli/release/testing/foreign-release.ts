import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { MANIFEST, subresourceHash } from '@otherfolk/webpack/manifest-integrity';

interface ForeignRelease {
  contract?: number;
  version?: string;
  declaration?: object;
  singletons?: Record<string, string>;
}

/** Writes a release of a remote 'map' as the kit builds it. Returns its folder. */
export async function writeForeignRelease(home: string, options: ForeignRelease = {}): Promise<string> {
  const { contract = 1, version = '1.0.0', declaration = {}, singletons = { react: '^19.3.0' } } = options;
  const folder = path.join(home, 'foreign', version);
  const declared = { id: 'map', contract, name: 'map', mounts: { map: { label: 'Map' } }, ...declaration };
  const files: Record<string, string> = {
    'remoteEntry.js': version,
    'page-styles.css': '.map{color:red}',
    [DECLARATION_FILE]: JSON.stringify(declared),
    'node/remote.cjs': '',
    'pages/public-pages.cjs': 'exports.listPublicPages = async () => ["/map"];',
    'release.json': JSON.stringify({ version, fingerprint: 'f00d', contract, singletons, hasPublicPages: true }),
  };
  const integrity: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
    integrity[name] = subresourceHash(Buffer.from(text));
  }
  await writeFile(path.join(folder, MANIFEST), JSON.stringify({ integrity }));
  return folder;
}
