import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedTarget } from '@otherfolk/local-backend/target';
import { fromRoot } from '@otherfolk/system/from-root';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { buildInto } from '@otherfolk/webpack/build-workspace';
import { isUpToDate } from '@otherfolk/webpack/kept-record';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { FinishedBuild } from '../../export/site/deployment';

/**
 * Builds a workspace once for development, apart from the builds that are released: components of another one can be replaced on a page
 * only where React is the one for development. A build that is as it would be is used again.
 */
export async function buildForDevelopment(id: BuildId): Promise<FinishedBuild> {
  const build = { id, mode: 'development', target: embeddedTarget } as const;
  const folder = fromRoot('.cache/dev', `${id}-built`);
  const file = path.join(folder, 'build.json');
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
    if (isUpToDate(record, build)) return { folder, record };
  } catch {
    // There was none yet.
  }
  console.error(`building ${id} for development…`);
  const record = await buildInto(folder, build);
  writeFileSync(file, JSON.stringify(record));
  return { folder, record };
}
