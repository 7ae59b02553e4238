import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { DeployedSite, RenderModule, RenderPage } from '@otherfolk/shared/contract/rendering';
import { contentHash } from '@otherfolk/system/content-hash';

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

/** The same for renderers that make the same pages of the same catalogue. */
export const fingerprintOf = ({ file, site }: Renderer): string =>
  contentHash(contentHash(readFileSync(file)) + contentHash(JSON.stringify(site)));
