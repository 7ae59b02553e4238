import { isTargetKind, targetOf } from './backend-target';
import { buildWorkspace } from './build-workspace';
import { isBuildId } from './workspaces';

const [id = '', kind = '', types] = process.argv.slice(2);
if (!isBuildId(id) || !isTargetKind(kind))
  throw new Error(`usage: build.ts <shell or a remote> <embedded|hosted|none> [types], not '${id} ${kind}'`);
try {
  await buildWorkspace({ id, mode: 'production', target: targetOf(kind, process.env), types: types === 'types' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
