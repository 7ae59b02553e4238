import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { DeployedSite, RenderModule, RenderPage } from '@otherfolk/shared/contract/rendering';
import { contentHash } from '@otherfolk/system/content-hash';
import { remoteOrigins } from './remote-origins';

/** The code is run as it stands now, wherever it lies; what it does not bring along comes from this repository. */
export function loadModule<Module>(file: string): Module {
  const module = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as (module: object, exports: object, require: NodeJS.Require) => void;
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports as Module;
}

/** All that rendering takes besides the catalogue; it can be handed to another thread. */
export interface Renderer {
  /** The shell's build for Node. */
  file: string;
  site: DeployedSite;
}

export const loadRenderer = ({ file, site }: Renderer): RenderPage =>
  loadModule<RenderModule>(file).createRenderer(site);

/** What pages rest on besides the catalogue: the same for what makes the same pages. */
export interface Fingerprints {
  /** The fingerprint of the shell, and of the origins that remotes come from. */
  shell: string;
  remotes: Readonly<Record<string, string>>;
}

export function fingerprintsOf({ file, site: { remotes, ...shell } }: Renderer): Fingerprints {
  const origins = remoteOrigins(Object.values(remotes).map((remote) => remote?.manifestUrl ?? ''));
  return {
    shell: contentHash(contentHash(readFileSync(file)) + contentHash(JSON.stringify({ shell, origins }))),
    // Where a build lies on this disk changes no page.
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([id, remote]) => [
        id,
        contentHash(JSON.stringify([remote?.manifestUrl, remote?.manifest, remote?.node.code, remote?.inlineStyles])),
      ]),
    ),
  };
}
