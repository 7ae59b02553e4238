import type { RequestListener } from 'node:http';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { embeddedTarget } from '@otherfolk/local-backend/target';
import type { BuildRecord } from './build-record';
import { configurationsInto, recordOf } from './build-workspace';
import { type Outcome, outcomeOf } from './compile';
import type { BuildId } from './workspaces';

/** A save is compiled for browsers first: the builds for Node wait a little. */
const NODE_DELAY_MS = 300;

interface DevServerOptions {
  port: number;
  /** The folders of the builds: `browser`, `node` and, of the shell, `inline`. */
  folder: string;
  /** The path at which pages find the build for browsers. */
  publicPath: string;
  /** Sent with the build for browsers. */
  headers: Readonly<Record<string, string>>;
  /** Answers everything else. */
  site: RequestListener;
  /** Called at each good state of all builds. */
  onBuilt: (record: BuildRecord) => void;
}

interface DevServer {
  /** Reloads open pages of the workspace. */
  reload: () => void;
  close: () => Promise<void>;
}

const serverOptions = (options: DevServerOptions): ServerConfiguration => ({
  host: 'localhost',
  port: options.port,
  hot: true,
  static: false,
  compress: false,
  // The build alone: what else the site answers is for nobody else.
  headers: ({ url = '' }) => (url.startsWith(options.publicPath) ? options.headers : {}),
  client: {
    // The pages' policy trusts no markup but their own; errors are in the console.
    overlay: false,
    logging: 'warn',
    // A page of a live site that takes the remote from here has another host.
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port: options.port, pathname: '/ws' },
  },
  // The site reads the manifest from disk.
  devMiddleware: { publicPath: options.publicPath, index: false, writeToDisk: true, stats: 'errors-warnings' },
  setupMiddlewares: (middlewares) => [
    ...middlewares,
    {
      name: 'site',
      middleware: ((request, response) => options.site(request, response)) as RequestListener as never,
    },
  ],
});

/** Serves a workspace as it is being developed: components are replaced on open pages as soon as they are saved. */
export async function startDevServer(id: BuildId, options: DevServerOptions): Promise<DevServer> {
  const build = { id, mode: 'development', target: embeddedTarget } as const;
  const [browser = {}, ...others] = await configurationsInto(options.folder, build);
  const outcomes = new Map<string, Outcome>();
  const keep = (stats: Stats) => void outcomes.set(stats.compilation.name ?? '', outcomeOf(stats));
  const announce = () => {
    const isWhole = outcomes.size === others.length + 1;
    const isGood = [...outcomes.values()].every(({ errors }) => errors.length === 0);
    if (isWhole && isGood) options.onBuilt(recordOf(build, [...outcomes.values()]));
  };

  const compiler = webpack(browser);
  const isFirst = () => outcomes.size < others.length + 1;
  compiler.hooks.done.tap('otherfolk-dev', (stats) => {
    const wasFirst = isFirst();
    keep(stats);
    // Later ones are announced with the builds for Node, which come behind them.
    if (wasFirst) announce();
  });
  const nodeCompiler = webpack(others);
  const watching = nodeCompiler.watch({ aggregateTimeout: NODE_DELAY_MS }, (error, stats) => {
    if (error) console.error(error);
    for (const each of stats?.stats ?? []) keep(each);
    announce();
  });
  const server = new WebpackDevServer(serverOptions(options), compiler);
  await server.start();
  return {
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
    close: async () => {
      await server.stop();
      await new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
    },
  };
}
