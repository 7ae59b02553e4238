import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '@otherfolk/system/files-below';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { MANIFEST } from '@otherfolk/webpack/manifest-integrity';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import { browserFolder, type FinishedBuild, remoteFolder } from '../site/deployment';
import type { OutWriter } from '../site/out-writer';
import type { Site } from '../site/site';

const RECORD = 'release.json';
const OF_THE_RENDERER = ['node', 'pages', 'inline', 'worker'];

const storedFolder = ({ records }: Site, id: BuildId, release: string) => path.join(records, id, release);
const publicFolder = (id: BuildId, release: string) => (id === 'shell' ? 'assets' : remoteFolder(id, release));

/** A release that lies in a site, with all that pages are rendered with; undefined where it is not there, or not whole. */
export function storedBuild(site: Site, id: BuildId, release: string): FinishedBuild | undefined {
  const folder = storedFolder(site, id, release);
  const browser = path.join(site.folder, publicFolder(id, release));
  try {
    const record = JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as BuildRecord;
    const needed = id === 'shell' ? record.scripts : [MANIFEST];
    return needed.every((file) => existsSync(path.join(browser, file))) ? { folder, browser, record } : undefined;
  } catch {
    return undefined;
  }
}

/** The files of a build that browsers load, as [path in the site, source]. */
export async function publicFilesOf(id: BuildId, build: FinishedBuild): Promise<[string, string][]> {
  const source = browserFolder(build);
  const to = publicFolder(id, releaseOf(build.record));
  return (await filesBelow(source)).map((file) => [path.join(to, path.relative(source, file)), file]);
}

/** Puts a build into a site, where it changes nothing yet. Its record comes last: what has one is whole, and never written again. */
export async function storeBuild(writer: OutWriter, site: Site, id: BuildId, build: FinishedBuild): Promise<void> {
  const release = releaseOf(build.record);
  if (storedBuild(site, id, release)) return;
  for (const [file, source] of await publicFilesOf(id, build)) await writer.copy(file, source);
  const kept = storedFolder(site, id, release);
  for (const part of OF_THE_RENDERER.filter((name) => existsSync(path.join(build.folder, name))))
    await cp(path.join(build.folder, part), path.join(kept, part), { recursive: true });
  await writeFileAtomically(path.join(kept, RECORD), `${JSON.stringify(build.record, null, 2)}\n`);
}
