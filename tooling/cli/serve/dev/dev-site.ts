import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BackendHandler } from '@otherfolk/local-backend';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import { CatalogueSource } from '../../derive/guarded/catalogue-source';
import type { AudienceKeys } from '../../derive/guarded/guarded-bundle';
import { type FinishedBuild, readDeployment, remoteFolder } from '../../export/site/deployment';
import type { Saving } from '../../save/save-handler';
import { siteHandler } from '../site-handler';

const RETRY_S = 1;

interface DevSiteOptions {
  /** The workspace that is being developed. */
  id: BuildId;
  buildOf: (id: BuildId) => FinishedBuild;
  /** Real path of the catalogue. */
  folder: string;
  /** Origin of canonical addresses. */
  origin?: string | undefined;
  backend?: BackendHandler;
  saving?: Saving;
  keys?: AudienceKeys;
}

/** Where pages find the remote that is being developed, whatever it is made of: a developer's override names it, too. */
export const LATEST = 'latest';

/** The site as it was last published. */
export class DevSite {
  private current?: RequestListener;

  constructor(private readonly options: DevSiteOptions) {}

  /** Serves the last good builds from now on. False, after saying why, where that cannot be. */
  publish(): boolean {
    const { id, buildOf, folder, origin, backend, saving, keys } = this.options;
    try {
      const deployment = readDeployment({
        buildOf,
        urlOf: (remote, release) => `/${remoteFolder(remote, remote === id ? LATEST : release)}`,
        // Sheets that stand in pages cannot be replaced.
        inlinesStyles: false,
      });
      this.current = siteHandler({
        deployment,
        folder,
        origin,
        backend,
        saving,
        source: new CatalogueSource(folder, { keys }),
        inDevelopment: true,
      });
      return true;
    } catch (error) {
      console.error(messageOf(error));
      return false;
    }
  }

  /** Answers a request. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (this.current) return void this.current(request, response);
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: RETRY_S });
    response.end('The first build is on its way.\n');
  };
}
