import { buildWorkspace } from './build-workspace';
import { isBuildId } from './workspaces';

const [id = '', mode = 'production'] = process.argv.slice(2);
if (!isBuildId(id) || (mode !== 'production' && mode !== 'development')) {
  throw new Error(`usage: build.ts <shell or a remote> [production|development], not '${id} ${mode}'`);
}
try {
  await buildWorkspace(id, mode);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
