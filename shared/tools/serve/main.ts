import type { RequestListener } from 'node:http';
import { targetOf } from '../../build/backend-target';
import { buildAll } from '../build/build-all';
import { openBackend } from '../backend/backend';
import { catalogueFolderOf, openCatalogueFolder } from './catalogue-folder';
import { readDeployment } from './deployment';
import { listen } from './listen';
import { backendNotice, portOf, refuseOtherHosts, serveOptions } from './serve-options';
import { siteHandler } from './site-handler';
import { stopSignal } from './stop-signal';

interface Serving {
  port: number;
  close: () => Promise<void>;
}

/** Listens first: whether the port is free decides before any account is made. Requests wait until all is open. */
async function serve(args: string[], signal: AbortSignal): Promise<Serving> {
  const { env } = process;
  const port = portOf(env.PORT);
  refuseOtherHosts(env.HOST);
  const target = targetOf(serveOptions(args).kind, env);
  const folder = await openCatalogueFolder(catalogueFolderOf(env));
  await buildAll({ target, signal });
  const deployment = readDeployment({ kind: target.kind });
  let open: (site: RequestListener) => void = () => undefined;
  const site = new Promise<RequestListener>((resolve) => (open = resolve));
  const server = await listen(port, (request, response) => void site.then((answer) => answer(request, response)));
  try {
    const backend = target.kind === 'embedded' ? await openBackend({ environment: env, port: server.port }) : undefined;
    open(siteHandler({ deployment, folder, origin: env.SITE_ORIGIN, backend: backend?.handler }));
    if (backend) console.log(backendNotice(backend.folder));
    const close = async () => {
      await server.close();
      await backend?.close();
    };
    return { port: server.port, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Builds what is not built, and serves the site until it is told to stop. */
export async function main(args: string[]): Promise<number> {
  const { signal, stopped } = stopSignal();
  try {
    const { port, close } = await serve(args, signal);
    console.log(`ready: http://localhost:${port}`);
    await stopped;
    await close();
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    console.error((error as Error).message);
    return 1;
  }
}
