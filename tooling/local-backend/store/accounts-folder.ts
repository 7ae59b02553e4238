import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import { holderOf, removeStaleLock, tryLock } from '@otherfolk/system/process-lock';

/** The folder of servers that are not told another one. */
const DEFAULT_FOLDER = fromRoot('.accounts');

const LOCK = 'in-use-by';
const FOR_THE_OWNER_ALONE = 0o700;
const DRAFT = /^\..*\.tmp$/;

/** A folder that this process alone writes into, until it gives it back. */
export interface AccountsFolder {
  folder: string;
  release: () => Promise<void>;
}

/** A lock with the number of this very process is of an earlier one that had it. */
function otherHolderOf(lock: string): number | undefined {
  const pid = holderOf(lock);
  return pid === process.pid ? undefined : pid;
}

async function tryOpen(folder: string, isOurs: boolean): Promise<AccountsFolder | { heldBy: number }> {
  const lock = path.join(folder, LOCK);
  try {
    const isNew = (await mkdir(folder, { recursive: true, mode: FOR_THE_OWNER_ALONE })) !== undefined;
    if (isNew || isOurs) await chmod(folder, FOR_THE_OWNER_ALONE);
    while (!tryLock(lock)) {
      const heldBy = otherHolderOf(lock);
      if (heldBy !== undefined) return { heldBy };
      removeStaleLock(lock, otherHolderOf);
    }
    // These are drafts of a process that ended while it wrote; nothing of them was confirmed.
    const drafts = (await readdir(folder)).filter((name) => DRAFT.test(name));
    await Promise.all(drafts.map((name) => rm(path.join(folder, name), { force: true })));
  } catch (error) {
    throw new Error(`The accounts folder ${folder} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
  return { folder, release: () => rm(lock, { force: true }) };
}

/** The folder that ACCOUNTS_DIR names, relative to where the command was given; undefined without it. */
function namedFolder({ ACCOUNTS_DIR, INIT_CWD }: NodeJS.ProcessEnv): string | undefined {
  return ACCOUNTS_DIR ? path.resolve(INIT_CWD ?? process.cwd(), ACCOUNTS_DIR) : undefined;
}

/** The folder of the accounts. */
export const accountsFolderOf = (environment: NodeJS.ProcessEnv): string => namedFolder(environment) ?? DEFAULT_FOLDER;

interface Wanted {
  environment: NodeJS.ProcessEnv;
  /** The port of the server that wants the folder. */
  port: number;
  /** The folder of the accounts when the environment names none. */
  defaultFolder?: string;
}

/**
 * Opens the folder that ACCOUNTS_DIR names, relative to where the command was given, or `.accounts`. A second server beside one that
 * has the latter gets a folder of its own, and says so. Rejects with one clear sentence.
 */
export async function openAccountsFolder(wanted: Wanted): Promise<AccountsFolder> {
  const { environment, port, defaultFolder = DEFAULT_FOLDER } = wanted;
  const inUse = (folder: string, pid: number) =>
    new Error(
      `The accounts folder ${folder} is in use by process ${pid}. If that is no server of this site, remove ${LOCK} from it.`,
    );
  const named = namedFolder(environment);
  if (named) {
    const opened = await tryOpen(named, false);
    if ('folder' in opened) return opened;
    throw inUse(named, opened.heldBy);
  }
  const first = await tryOpen(defaultFolder, true);
  if ('folder' in first) return first;
  const own = path.join(defaultFolder, `port-${port}`);
  const second = await tryOpen(own, true);
  if (!('folder' in second)) throw inUse(own, second.heldBy);
  console.log(
    `Process ${first.heldBy} has the accounts in ${defaultFolder}; this server has accounts of its own in ${own}.`,
  );
  return second;
}
