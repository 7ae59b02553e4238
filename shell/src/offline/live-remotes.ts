import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import type { Registry } from '../page-state/registry';
import { type FileToCache, type Manifest, remoteFiles } from './remote-files';

const readJson = async (url: string | URL): Promise<unknown> => (await fetch(url)).json();

/** Whether everybody may open pages of it, or sees something of it on pages of others. */
const isPublic = ({ mounts, contributions = [] }: Pick<RemoteDeclaration, 'mounts' | 'contributions'>) =>
  contributions.length > 0 || Object.values(mounts).some(({ guard }) => !guard);

async function filesOf(url: string): Promise<FileToCache[]> {
  const manifestUrl = new URL(url.replace(/#.*/, ''), location.href).href;
  const declaration = (await readJson(new URL(DECLARATION_FILE, manifestUrl))) as RemoteDeclaration;
  return isPublic(declaration) ? remoteFiles((await readJson(manifestUrl)) as Manifest, manifestUrl) : [];
}

/**
 * Names the files of the remotes that are live now, but for those that few may open, or that cannot be read. Rejects where the registry
 * cannot be had.
 */
export async function filesOfLiveRemotes(): Promise<FileToCache[]> {
  const registry = (await readJson('/remotes.json')) as Registry;
  const named = Object.entries(registry).map(([id, url]) =>
    filesOf(url).catch((error: unknown) => {
      console.warn(`Remote '${id}' is kept when it is used`, error);
      return [];
    }),
  );
  return [['/remotes.json'], ...(await Promise.all(named)).flat()];
}
