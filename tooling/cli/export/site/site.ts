import { existsSync, readFileSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import { withProcessLock } from '@otherfolk/system/with-process-lock';
import { type BuildId, buildIds } from '@otherfolk/webpack/workspaces';
import { remoteFolder } from './deployment';

/** A deployed site: the folder that a static host serves, as `npm run export` lays it out. */
export interface Site {
  /** Real path. */
  folder: string;
  /** What releases keep for themselves: beside the folder, where no host serves it. */
  records: string;
  /** Where its pages find a release of a remote. */
  urlOf: (id: string, release: string) => string;
  /** The origin of canonical addresses, where the host decides it. */
  origin?: string;
}

/** The folder of a site's records. */
export const recordsOf = (folder: string) => `${folder}.releases`;

/** Where they lay before 2026-11-22: inside the site, where hosts that serve folders with a dot published them. */
const OLD_RECORDS = '.releases';

/** Shell and remotes on one origin. */
export const siteIn = (folder: string): Site => ({
  folder,
  records: recordsOf(folder),
  urlOf: (id, release) => `/${remoteFolder(id, release)}`,
});

/** The name that stands for Firebase Hosting on the command line, and for the folder whose `site` is deployed there. */
export const HOSTING = 'hosting';

const firebasercSchema = v.object({
  projects: v.object({ default: v.string() }),
  targets: v.record(v.string(), v.object({ hosting: v.record(v.string(), v.tuple([v.string()])) })),
});

export interface HostingNames {
  /** The project of Firebase. */
  project: string;
  /** The site of the shell, and of each remote. */
  sites: Readonly<Record<BuildId, string>>;
  /** The name of one of them; of a remote that is none of this repository, its name by the rule. */
  nameOf: (id: BuildId) => string;
}

/** The names in `.firebaserc`; a remote that it does not name has `<name of the shell's site>-<remote>`. */
export function hostingNames(settings = fromRoot('.firebaserc')): HostingNames {
  const { projects, targets } = v.parse(firebasercSchema, JSON.parse(readFileSync(settings, 'utf8')));
  const named = targets[projects.default]?.hosting ?? {};
  const [shell] = named.shell ?? [];
  if (!shell) throw new Error(".firebaserc names no hosting site for 'shell'.");
  const nameOf = (id: BuildId) => named[id]?.[0] ?? `${shell}-${id}`;
  const sites = Object.fromEntries(buildIds.map((id) => [id, nameOf(id)]));
  return { project: projects.default, sites, nameOf };
}

/** The origin of a site of Firebase Hosting. */
export const originOf = (name: string) => `https://${name}.web.app`;

/** Shell and each remote on a site of Firebase Hosting of its own. */
export function hostingSite(folder = fromRoot(HOSTING, 'site'), settings?: string): Site {
  const { nameOf } = hostingNames(settings);
  const urlOf = (id: string, release: string) => `${originOf(nameOf(id))}/${release}/`;
  return { ...siteIn(folder), origin: originOf(nameOf('shell')), urlOf };
}

/** Brings the records of a site that an older version wrote to where they belong. */
export async function moveOldRecords({ folder, records }: Site): Promise<void> {
  const old = path.join(folder, OLD_RECORDS);
  if (existsSync(old) && !existsSync(records)) await rename(old, records);
}

/** Rejects with one sentence where nothing was ever released into the folder. */
export async function refuseMissing(site: Site): Promise<void> {
  const found = await stat(site.folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`There is no site in ${site.folder}: release all of it there first.`);
  await moveOldRecords(site);
}

/** Runs the work while no other release into this folder does, waiting for its turn. */
export async function withSiteLock<T>(site: Site, work: () => Promise<T>): Promise<T> {
  let isAlone = false;
  const begin = () => {
    isAlone = true;
    return work();
  };
  try {
    await moveOldRecords(site);
    return await withProcessLock(path.join(site.records, 'lock'), begin);
  } catch (error) {
    if (isAlone) throw error;
    throw new Error(`${site.records} cannot be written into: ${messageOf(error)}.`, { cause: error });
  }
}
