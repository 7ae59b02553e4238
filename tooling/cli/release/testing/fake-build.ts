import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { type BuildId, ownDeclaration } from '@otherfolk/webpack/workspaces';
import type { FinishedBuild } from '../../export/site/deployment';

const RENDERER = `exports.createRenderer = ({ scripts, remotes }) => async ({ url, origin }) => ({
  status: 200,
  rendered: url !== '/characters/-',
  html: [url, origin, ...scripts, ...Object.values(remotes).map((remote) => remote.manifestUrl)].join('\\n'),
});`;

const filesOf = (id: BuildId, name: string, contract: number): Record<string, string> =>
  id === 'shell'
    ? { [`browser/main.${name}.js`]: name, 'node/render.cjs': RENDERER, 'inline/inline.js': '' }
    : {
        'browser/mf-manifest.json': '{}',
        [`browser/${DECLARATION_FILE}`]: JSON.stringify({ ...ownDeclaration(id), contract }),
        'browser/remoteEntry.js': name,
        'node/remote.cjs': '',
      };

interface FakeBuild {
  id: BuildId;
  version?: string;
  contract?: number;
  singletons?: Record<string, string>;
  /** Further files of the browser's build. */
  more?: number;
}

/** Writes something below a folder that can be released as if it had been built. */
export async function fakeBuild(
  home: string,
  {
    id,
    version = '1.0.0',
    contract = 1,
    singletons = { react: id === 'shell' ? '19.3.1' : '^19.3.0' },
    more = 0,
  }: FakeBuild,
): Promise<FinishedBuild> {
  const fingerprint = 'f00d';
  const folder = path.join(home, 'builds', `${id}-${version}`);
  const others = Array.from({ length: more }, (_, index) => [`browser/chunk-${index}.js`, 'x'.repeat(10_000)] as const);
  for (const [file, text] of [...Object.entries(filesOf(id, version, contract)), ...others]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const scripts = id === 'shell' ? [`main.${version}.js`] : [];
  return {
    folder,
    record: {
      version,
      fingerprint,
      inputs: { files: [], packages: [] },
      contract,
      singletons,
      scripts,
      styles: [],
      fonts: [],
    },
  };
}

export const releaseName = ({ record }: FinishedBuild) => releaseOf(record);
