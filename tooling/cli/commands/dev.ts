import { accountsFolderOf, openBackend } from '@otherfolk/local-backend';
import { refuseAccountsInCatalogue } from '@otherfolk/system/folder-paths';
import { fromRoot } from '@otherfolk/system/from-root';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { startDevServer } from '@otherfolk/webpack/dev-server';
import { type BuildId, buildIds, SHELL_ASSETS } from '@otherfolk/webpack/workspaces';
import { buildAll } from '../../webpack/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';
import { catalogueFolderOf, openCatalogueFolder } from '../derive/catalogue/catalogue-folder';
import { beginCatalogue } from '../derive/content/foundation';
import { keysInBackend } from '../derive/guarded/served-keys';
import { lastBuild, remoteFolder } from '../export/site/deployment';
import { openSaving } from '../save/open-saving';
import { buildForDevelopment } from '../serve/dev/build-for-development';
import { DevSite, LATEST } from '../serve/dev/dev-site';
import { watchCatalogue } from '../serve/dev/watch-catalogue';
import { workspaceToDevelop } from '../serve/dev/workspace-to-develop';
import { onRemotes } from '../serve/security-headers';
import { backendNotice, portOf, refuseOtherHosts } from '../serve/serve-options';
import { stopSignal } from '../serve/stop-signal';

const USAGE = `npm start -w <shell|mfe-${buildIds.slice(1).join('|mfe-')}>`;

async function run(names: readonly string[], { signal, stopped }: ReturnType<typeof stopSignal>): Promise<void> {
  answerHelp(names, USAGE);
  const { env } = process;
  const id = workspaceToDevelop(names);
  const port = portOf(env.PORT);
  refuseOtherHosts(env.HOST);
  const folder = await openCatalogueFolder(catalogueFolderOf(env));
  await refuseAccountsInCatalogue(accountsFolderOf(env), folder);
  await beginCatalogue(folder);
  await buildAll({ ids: buildIds.filter((each) => each !== 'shell' && each !== id), signal });
  const shell = id === 'shell' ? undefined : await buildForDevelopment('shell');
  const working = fromRoot('.cache/dev', id);
  let record: BuildRecord | undefined;
  const buildOf = (each: BuildId) => {
    if (each === id && record) return { folder: working, record };
    return each === 'shell' && shell ? shell : lastBuild(each, 'embedded');
  };
  const backend = await openBackend({ environment: env, port });
  try {
    const keys = await keysInBackend(backend);
    const saving = await openSaving(folder, backend);
    const site = new DevSite({ id, buildOf, folder, origin: env.SITE_ORIGIN, backend: backend.handler, saving, keys });
    console.log(backendNotice(backend.folder));
    const server = await startDevServer(id, {
      port,
      folder: working,
      publicPath: id === 'shell' ? SHELL_ASSETS : `/${remoteFolder(id, LATEST)}`,
      // A live site may take the remote from here (docs/releasing.md#a-local-remote-in-a-live-site).
      headers: onRemotes('*'),
      site: site.handle,
      onBuilt: (built) => {
        const isFirst = record === undefined;
        record = built;
        if (site.publish() && isFirst) console.log(`ready: http://localhost:${port}`);
      },
    });
    const stopCatalogue = watchCatalogue(folder, () => record && site.publish() && server.reload());
    await stopped;
    stopCatalogue();
    await Promise.all([server.close(), saving.close()]);
  } finally {
    await backend.close();
  }
}

/** Develops a workspace inside the whole site, until it is told to stop: components are replaced on open pages when they are saved. */
export function main(args: string[]): Promise<number> {
  const stop = stopSignal();
  return exitCodeOf(() => run(args, stop), stop.signal);
}
