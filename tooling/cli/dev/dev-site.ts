import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BackendHandler } from '@otherfolk/local-backend/backend-handler';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import { CatalogueSource } from '../guarded/catalogue-source';
import type { AudienceKeys } from '../guarded/guarded-bundle';
import type { Saving } from '../save/save-handler';
import { siteHandler } from '../serve/site-handler';
import { readDeployment } from '../site/deployment';
import type { GoodBuilds } from './good-builds';
import { withLatestFolders } from './latest-folders';
import { LiveReload, reloadScript } from './live-reload';

const RETRY_S = 1;

interface DevSiteOptions {
  builds: GoodBuilds;
  /** Real path of the catalogue. */
  folder: string;
  /** Origin of canonical addresses. */
  origin?: string | undefined;
  backend?: BackendHandler;
  saving?: Saving;
  keys?: AudienceKeys;
}

/** The site as it was last published, with a script in its pages that reloads them. */
export class DevSite {
  private readonly reload = new LiveReload();
  private current?: RequestListener;

  constructor(private readonly options: DevSiteOptions) {}

  /** Serves the last good builds from now on, and reloads open pages. False, after saying why, where that cannot be. */
  publish(): boolean {
    const { builds, folder, origin, backend, saving, keys } = this.options;
    const buildOf = (id: BuildId) => {
      const build = builds.last(id);
      if (!build) throw new Error(`The site waits for a first good build of '${id}'.`);
      return build;
    };
    // No earlier start of the server had it either: pages that outlived a restart reload, too.
    const version = randomUUID();
    try {
      const deployment = readDeployment({ buildOf, firstScripts: [reloadScript(version)] });
      const folders = withLatestFolders(deployment.folders);
      this.current = siteHandler({
        deployment: { ...deployment, folders },
        folder,
        origin,
        backend,
        saving,
        source: new CatalogueSource(folder, { keys }),
        inDevelopment: true,
      });
    } catch (error) {
      console.error(messageOf(error));
      return false;
    }
    this.reload.announce(version);
    return true;
  }

  /** Answers a request. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (this.reload.answer(request, response)) return;
    if (this.current) return void this.current(request, response);
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: RETRY_S });
    response.end('The first build is on its way.\n');
  };
}
