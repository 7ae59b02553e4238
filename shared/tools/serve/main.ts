import { buildAll } from '../build/build-all';
import { catalogueFolderOf, openCatalogueFolder } from './catalogue-folder';
import { readDeployment } from './deployment';
import { listen } from './listen';
import { siteHandler } from './site-handler';
import { stopSignal } from './stop-signal';

const DEFAULT_PORT = 8080; // DATA-CONTRACT 10

/** The port that the environment asks for. Throws one clear sentence for what is no port. */
export function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is '${text}', which is no port number.`);
  return port;
}

/** Builds what is not built, and serves the site until it is told to stop. */
export async function main(): Promise<number> {
  const { signal, stopped } = stopSignal();
  try {
    const port = portOf(process.env.PORT);
    const folder = await openCatalogueFolder(catalogueFolderOf(process.env));
    await buildAll('production', signal);
    const handler = siteHandler({ deployment: readDeployment(), folder, origin: process.env.SITE_ORIGIN });
    const server = await listen(port, handler);
    console.log(`ready: http://localhost:${server.port}`);
    await stopped;
    await server.close();
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    console.error((error as Error).message);
    return 1;
  }
}
