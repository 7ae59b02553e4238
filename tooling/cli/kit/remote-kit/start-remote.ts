import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listen } from '@otherfolk/system/listen';
import { MANIFEST } from '@otherfolk/webpack/manifest-integrity';
import { stopSignal } from '../../serve/stop-signal';
import { ownConfigurations } from './preset';
import type { RemoteProject } from './remote-project';

/** A live site, which has another origin, may take all of it; and browsers ask whether it may reach this computer. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/** The address that lets one tab of a site take the remote from a manifest. */
export const overrideUrl = (origin: string, page: string, id: string, manifest: string) =>
  `${origin}${page}?override=${id}:${manifest}`;

/** Rejects with one sentence where a port cannot be had: the server itself would end with a stack. */
async function refuseTakenPort(port: number): Promise<void> {
  const free = await listen(port, () => undefined).catch((cause: unknown) => {
    throw new Error(`Port ${port} cannot be used; choose another one with --port.`, { cause });
  });
  await free.close();
}

/** Serves a remote as it is being written, on this computer alone, until it is told to stop; open pages are reloaded after each save. */
export async function startRemote(project: RemoteProject, port: number, origin = 'https://my.example'): Promise<void> {
  const { id, mounts } = project.declaration;
  await refuseTakenPort(port);
  const [browser] = await ownConfigurations(project, 'development');
  // The inspector of a site looks for it there, as for a workspace that is developed.
  const publicPath = `/remotes/${id}/latest/`;
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: true,
      static: false,
      compress: false,
      headers: HEADERS,
      // The page's policy trusts no markup but its own; errors are in the console.
      client: {
        overlay: false,
        logging: 'warn',
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      devMiddleware: { publicPath, index: false, stats: 'errors-warnings' },
    },
    webpack(browser),
  );
  await server.start();
  const [mount] = Object.keys(mounts);
  const manifest = `http://localhost:${port}${publicPath}${MANIFEST}`;
  console.log(`ready: ${overrideUrl(origin, mount ? `/${mount}` : '/', id, manifest)}`);
  await stopSignal().stopped;
  await server.stop();
}
