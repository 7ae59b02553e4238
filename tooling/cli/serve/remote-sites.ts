import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type Listening } from '@otherfolk/system/listen';
import type { TargetKind } from '@otherfolk/webpack/backend-target';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { browserFolder, lastBuild, remoteFolder } from '../export/site/deployment';
import { answer } from './answer';
import { readBuildFiles, sendBuildFile, UNCHANGING } from './build-files';
import { refusesHost } from './refuse-host';
import { onRemotes } from './security-headers';

function remoteHandler(id: string, kind: TargetKind, shell: string) {
  const build = lastBuild(id, kind);
  const prefix = `/${remoteFolder(id, releaseOf(build.record))}`;
  const files = readBuildFiles(browserFolder(build));
  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(Object.entries(onRemotes(shell))));
    if (refusesHost(request, response)) return;
    const { url = '' } = request;
    const file = url.startsWith(prefix) ? files.get(url.slice(prefix.length).replace(/\?.*/, '')) : undefined;
    if (!file || request.method !== 'GET') return answer(response, 404, 'Not found');
    sendBuildFile(request, response, file, UNCHANGING);
  };
}

export interface RemoteSites {
  /** Where pages find the release of a remote. */
  urlOf: (id: string, release: string) => string;
  close: () => Promise<void>;
}

/** Serves the last build of each remote from an origin of its own, as hosting does: on the ports that follow the shell's. */
export async function openRemoteSites(kind: TargetKind, shellPort: number): Promise<RemoteSites> {
  const sites = new Map<string, Listening>();
  const close = async () => void (await Promise.all([...sites.values()].map((site) => site.close())));
  try {
    for (const [place, id] of remoteIds.entries())
      sites.set(id, await listen(shellPort + 1 + place, remoteHandler(id, kind, `http://localhost:${shellPort}`)));
  } catch (error) {
    await close();
    throw error;
  }
  return { urlOf: (id, release) => `http://localhost:${sites.get(id)?.port}/${remoteFolder(id, release)}`, close };
}
