import type { RequestListener } from 'node:http';
import { accountsFolderOf, openBackend } from '@otherfolk/local-backend';
import { refuseAccountsInCatalogue } from '@otherfolk/system/folder-paths';
import { listen } from '@otherfolk/system/listen';
import { targetOf } from '@otherfolk/webpack/backend-target';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { buildAll } from '../../webpack/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { progressOn } from '../command-line/progress';
import { reportsFrom } from '../command-line/site-options';
import { catalogueFolderOf, openCatalogueFolder } from '../derive/catalogue/catalogue-folder';
import { beginCatalogue } from '../derive/content/foundation';
import { CatalogueSource } from '../derive/guarded/catalogue-source';
import { keysInBackend, keysOfHosting } from '../derive/guarded/served-keys';
import { lastBuild, readDeployment, remoteFolder } from '../export/site/deployment';
import { openSaving } from '../save/open-saving';
import { openRemoteSites } from '../serve/remote-sites';
import { remotesFromElsewhere } from '../serve/remotes-from-elsewhere';
import { backendNotice, portOf, refuseOtherHosts, serveOptions } from '../serve/serve-options';
import { siteHandler } from '../serve/site-handler';
import { stopSignal } from '../serve/stop-signal';

interface Serving {
  port: number;
  close: () => Promise<void>;
}

/** Listens first: whether the port is free decides before any account is made. Requests wait until all is open. */
async function serve(args: string[], signal: AbortSignal): Promise<Serving> {
  const { env } = process;
  const { kind, apart, remotes: places } = serveOptions(args, env);
  const port = portOf(env.PORT);
  refuseOtherHosts(env.HOST);
  const reports = reportsFrom(undefined, env);
  const target = targetOf(kind, env);
  const folder = await openCatalogueFolder(catalogueFolderOf(env));
  await refuseAccountsInCatalogue(accountsFolderOf(env), folder);
  await beginCatalogue(folder);
  const elsewhere = await remotesFromElsewhere(places);
  await buildAll({ target, signal });
  let open: (site: RequestListener) => void = () => undefined;
  const site = new Promise<RequestListener>((resolve) => (open = resolve));
  const server = await listen(port, (request, response) => void site.then((answer) => answer(request, response)));
  const opened: { close: () => Promise<void> }[] = [server];
  const close = async () => {
    for (const each of opened) await each.close();
  };
  try {
    const remotes = apart ? await openRemoteSites(kind, server.port) : undefined;
    if (remotes) opened.push(remotes);
    const deployment = readDeployment({
      ...{ kind, reports, ids: [...remoteIds, ...elsewhere.keys()] },
      buildOf: (id) => elsewhere.get(id) ?? lastBuild(id, kind),
      // Files of remotes from elsewhere come from this server, or from their own.
      urlOf: (id, release) =>
        remotes && !elsewhere.has(id) ? remotes.urlOf(id, release) : `/${remoteFolder(id, release)}`,
    });
    const backend = target.kind === 'embedded' ? await openBackend({ environment: env, port: server.port }) : undefined;
    if (backend) opened.push(backend);
    const keys = backend ? await keysInBackend(backend) : await keysOfHosting();
    const saving = backend && (await openSaving(folder, backend));
    if (saving) opened.push(saving);
    const source = new CatalogueSource(folder, { keys, startProgress: progressOn(process.stderr) });
    opened.push(source);
    open(siteHandler({ deployment, folder, origin: env.SITE_ORIGIN, backend: backend?.handler, saving, source }));
    // The state is read before somebody waits for it; the cache is opened under the name of the code that runs. What fails is said to
    // whoever asks.
    source.now().catch(() => undefined);
    if (backend) console.log(backendNotice(backend.folder));
    return { port: server.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Builds what is not built, and serves the site until it is told to stop. */
export async function main(args: string[]): Promise<number> {
  const { signal, stopped } = stopSignal();
  return exitCodeOf(async () => {
    const { port, close } = await serve(args, signal);
    console.log(`ready: http://localhost:${port}`);
    await stopped;
    await close();
    // Nobody waits for what is still being derived.
    process.exit(0);
  }, signal);
}
