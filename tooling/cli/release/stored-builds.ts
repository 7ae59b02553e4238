import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { filesBelow } from '@otherfolk/system/files-below';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { MANIFEST } from '@otherfolk/webpack/manifest-integrity';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import { browserFolder, type FinishedBuild, remoteFolder } from '../export/site/deployment';
import type { OutWriter } from '../export/site/out-writer';
import { RELEASE_RECORD, remoteInFolder } from '../export/site/remote-from';
import { haveSameContent } from '../export/site/same-content';
import type { Site } from '../export/site/site';

const OF_THE_RENDERER = ['node', 'pages', 'inline', 'worker'];

/** The folder of what pages are rendered with of a release whose files another host serves. */
const FROM_ELSEWHERE = 'browser';

const storedFolder = ({ records }: Site, id: BuildId, release: string) => path.join(records, id, release);
const publicFolder = (id: BuildId, release: string) => (id === 'shell' ? 'assets' : remoteFolder(id, release));

/** A release that lies in a site, with all that pages are rendered with; undefined where it is not there, or not whole. */
export function storedBuild(site: Site, id: BuildId, release: string): FinishedBuild | undefined {
  const folder = storedFolder(site, id, release);
  const inSite = path.join(site.folder, publicFolder(id, release));
  try {
    const record = JSON.parse(readFileSync(path.join(folder, RELEASE_RECORD), 'utf8')) as BuildRecord;
    const browser = record.url ? path.join(folder, FROM_ELSEWHERE) : inSite;
    const needed = id === 'shell' ? record.scripts : [MANIFEST];
    return needed.every((file) => existsSync(path.join(browser, file))) ? { folder, browser, record } : undefined;
  } catch {
    // Somebody may have put it there by hand, with a line in remotes.json.
    return id === 'shell' ? undefined : tryOr(() => remoteInFolder(inSite), undefined);
  }
}

/** The files of a build that browsers load, as [path in the site, source]; none of one that another host serves. */
export async function publicFilesOf(id: BuildId, build: FinishedBuild): Promise<[string, string][]> {
  if (build.record.url) return [];
  const source = browserFolder(build);
  const to = publicFolder(id, releaseOf(build.record));
  return (await filesBelow(source)).map((file) => [path.join(to, path.relative(source, file)), file]);
}

/** Whether a folder has the files of another, with the same contents, and no others. */
async function haveSameFiles(source: string, target: string): Promise<boolean> {
  const [wanted, there] = await Promise.all(
    [source, target].map(async (folder) => {
      const files = existsSync(folder) ? await filesBelow(folder) : [];
      return files.map((file) => path.relative(folder, file)).sort();
    }),
  );
  const isSame = wanted?.join('\n') === there?.join('\n');
  return (
    isSame &&
    wanted !== undefined &&
    wanted.every((file) => haveSameContent(path.join(source, file), path.join(target, file)))
  );
}

function refuseReplaced(id: BuildId, { isCurrent = () => true }: FinishedBuild): void {
  if (!isCurrent())
    throw new Error(
      `The build of '${id}' was replaced before all of it was released. Nothing is switched: release it again.`,
    );
}

/**
 * Puts a build into a site, where it changes nothing yet. Its record comes last: what has one is whole. Files of the same release that
 * are others, or too many, are mended. Rejects with one sentence, and no record, where the build was replaced while it was copied.
 */
export async function storeBuild(writer: OutWriter, site: Site, id: BuildId, build: FinishedBuild): Promise<void> {
  const release = releaseOf(build.record);
  const kept = storedFolder(site, id, release);
  // One that is stored stands for itself.
  if (build.folder === kept) return;
  refuseReplaced(id, build);
  const target = path.join(site.folder, publicFolder(id, release));
  const files = target === browserFolder(build) ? [] : await publicFilesOf(id, build);
  for (const [file, source] of files) await writer.copy(file, source);
  // All releases of the shell share a folder, in which names are hashes of contents.
  if (id !== 'shell' && files.length > 0)
    writer.removeOthers(publicFolder(id, release), new Set(files.map(([file]) => file)));
  const parts = OF_THE_RENDERER.filter((name) => existsSync(path.join(build.folder, name))).map((part) => [part, part]);
  if (build.record.url) parts.push(['.', FROM_ELSEWHERE]);
  for (const [part = '', place = ''] of parts) {
    const [from, to] = [path.join(build.folder, part), path.join(kept, place)];
    if (await haveSameFiles(from, to)) continue;
    await rm(path.join(kept, RELEASE_RECORD), { force: true });
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true });
  }
  refuseReplaced(id, build);
  if (!existsSync(path.join(kept, RELEASE_RECORD)))
    await writeFileAtomically(path.join(kept, RELEASE_RECORD), `${JSON.stringify(build.record, null, 2)}\n`);
}
