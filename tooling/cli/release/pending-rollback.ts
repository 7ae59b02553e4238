import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isRemoteId } from '@otherfolk/shared/contract/remote-id';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { Site } from '../export/site/site';

const schema = v.object({
  id: v.custom<BuildId>(isRemoteId),
  /** What goes live. */
  release: v.string(),
  /** What was live before. */
  instead: v.string(),
});

/** A rollback that nobody has heard the end of: told again, it goes no further back. */
export type PendingRollback = v.InferOutput<typeof schema>;

const fileOf = ({ records }: Site) => path.join(records, 'rollback.json');

/** Undefined where there is none, or where it cannot be read. */
export async function pendingRollback(site: Site): Promise<PendingRollback | undefined> {
  const text = await readFile(fileOf(site), 'utf8').catch(() => 'null');
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes the note of a rollback. Called before anything of it is done. */
export const beginRollback = (site: Site, pending: PendingRollback): Promise<void> =>
  writeFileAtomically(fileOf(site), `${JSON.stringify(pending)}\n`);

/** Removes the note of a rollback. Called when whoever asked has been told, and by every release. */
export const endRollback = (site: Site): Promise<void> => rm(fileOf(site), { force: true });
