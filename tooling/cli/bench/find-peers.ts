import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** A built static site of somebody else. */
export interface Peer {
  /** Of its folder. */
  name: string;
  folder: string;
}

export interface FoundPeers {
  peers: Peer[];
  /** Names of what else is in the folder. */
  others: string[];
}

const START = 'index.html';

const isSite = (folder: string): Promise<boolean> =>
  stat(path.join(folder, START)).then(
    (found) => found.isFile(),
    () => false,
  );

const peerIn = (folder: string): Peer => ({ name: path.basename(folder), folder });

/** The sites inside a folder, or the folder itself where it is one. Rejects with one clear sentence where there is none. */
export async function findPeers(folder: string): Promise<FoundPeers> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`--against is '${folder}', which is no folder.`);
  if (await isSite(folder)) return { peers: [peerIn(folder)], others: [] };
  const names = (await readdir(folder)).sort();
  if (names.length === 0) throw new Error(`--against is '${folder}', which is empty.`);
  const peers: Peer[] = [];
  const others: string[] = [];
  for (const name of names) {
    const inside = path.join(folder, name);
    if (await isSite(inside)) peers.push(peerIn(inside));
    else others.push(name);
  }
  if (peers.length === 0)
    throw new Error(`--against is '${folder}', which holds no site: neither it nor a folder in it has an ${START}.`);
  return { peers, others };
}
