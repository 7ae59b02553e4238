import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '../../build/build-record';
import { releaseOf } from '../../build/build-record';
import type { BuildId } from '../../build/workspaces';
import type { OutWriter } from '../export/out-writer';
import { filesBelow } from '../files/files-below';
import { remoteFolder, type FinishedBuild } from '../serve/deployment';
import { RELEASES, type Site } from './site';

const RECORD = 'release.json';
const OF_THE_RENDERER = ['node', 'inline', 'worker'];

const keptFolder = (id: BuildId, release: string) => path.join(RELEASES, id, release);
const publicFolder = (id: BuildId, release: string) => (id === 'shell' ? 'assets' : remoteFolder(id, release));

/** A release that lies in a site, with all that pages are rendered with; undefined where it is not there, or not whole. */
export function keptBuild({ folder }: Site, id: BuildId, release: string): FinishedBuild | undefined {
  const kept = path.join(folder, keptFolder(id, release));
  try {
    const record = JSON.parse(readFileSync(path.join(kept, RECORD), 'utf8')) as BuildRecord;
    return { folder: kept, browser: path.join(folder, publicFolder(id, release)), record };
  } catch {
    return undefined;
  }
}

async function copyBelow(writer: OutWriter, source: string, to: string): Promise<void> {
  for (const file of await filesBelow(source)) await writer.copy(path.join(to, path.relative(source, file)), file);
}

/** Puts a build into a site, where it changes nothing yet. Its record comes last: what has one is whole, and never written again. */
export async function keepBuild(writer: OutWriter, site: Site, id: BuildId, build: FinishedBuild): Promise<void> {
  const release = releaseOf(build.record);
  if (keptBuild(site, id, release)) return;
  await copyBelow(writer, build.browser ?? path.join(build.folder, 'browser'), publicFolder(id, release));
  for (const part of OF_THE_RENDERER.filter((name) => existsSync(path.join(build.folder, name))))
    await copyBelow(writer, path.join(build.folder, part), path.join(keptFolder(id, release), part));
  await writer.write(path.join(keptFolder(id, release), RECORD), `${JSON.stringify(build.record, null, 2)}\n`);
}
