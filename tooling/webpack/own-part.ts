import { fromRoot } from '@otherfolk/system/from-root';
import type { TargetKind } from './backend-target';
import type { Part } from './part';
import { singletonVersions } from './shared-versions';
import { buildFolder, type BuildId, SHELL_ASSETS, workspaceOf } from './workspaces';

/** A workspace of this repository as a part of a site. */
export const ownPart = (id: BuildId, kind: TargetKind): Part => ({
  id,
  folder: fromRoot(workspaceOf(id)),
  root: fromRoot(),
  output: buildFolder(id, kind),
  typescript: fromRoot('tsconfig.browser.json'),
  versions: singletonVersions,
  ...(id === 'shell' && { publicPath: SHELL_ASSETS }),
});
