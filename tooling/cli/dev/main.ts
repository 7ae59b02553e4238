import { openBackend } from '@otherfolk/local-backend/backend';
import { accountsFolderOf } from '@otherfolk/local-backend/store/accounts-folder';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { refuseAccountsInCatalogue } from '@otherfolk/system/folder-paths';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen } from '@otherfolk/system/listen';
import { buildIds } from '@otherfolk/webpack/workspaces';
import { catalogueFolderOf, openCatalogueFolder } from '../catalogue/catalogue-folder';
import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';
import { beginCatalogue } from '../content/foundation';
import { keysInBackend } from '../guarded/served-keys';
import { openSaving } from '../save/open-saving';
import { backendNotice, portOf, refuseOtherHosts } from '../serve/serve-options';
import { stopSignal } from '../serve/stop-signal';
import { buildsToWatch } from './builds-to-watch';
import { DevSite } from './dev-site';
import { GoodBuilds } from './good-builds';
import { watchBuilds } from './watch-builds';
import { watchCatalogue } from './watch-catalogue';

const USAGE = `npm run dev [-- <${buildIds.join('|')}>…]`;

async function run(names: readonly string[], stopped: Promise<void>): Promise<void> {
  answerHelp(names, USAGE);
  const { env } = process;
  const watched = buildsToWatch(names);
  const port = portOf(env.PORT);
  refuseOtherHosts(env.HOST);
  const folder = await openCatalogueFolder(catalogueFolderOf(env));
  await refuseAccountsInCatalogue(accountsFolderOf(env), folder);
  await beginCatalogue(folder, localDayOf(new Date()));
  const builds = new GoodBuilds(fromRoot('.cache/dev'));
  const backend = await openBackend({ environment: env, port });
  try {
    const keys = await keysInBackend(backend);
    const saving = await openSaving(folder, backend);
    const site = new DevSite({ builds, folder, origin: env.SITE_ORIGIN, backend: backend.handler, saving, keys });
    const server = await listen(port, site.handle);
    console.log(backendNotice(backend.folder));
    let isReady = false;
    const publish = () => {
      if (!site.publish() || isReady) return;
      isReady = true;
      console.log(`ready: http://localhost:${server.port}`);
    };
    const stopBuilds = watchBuilds({ watched, builds, onSettled: publish });
    const stopCatalogue = watchCatalogue(folder, () => isReady && publish());
    await stopped;
    stopCatalogue();
    await Promise.all([server.close(), stopBuilds(), saving.close()]);
  } finally {
    await backend.close();
  }
}

/** Builds the named workspaces on each change, or all of them, and serves the site until it is told to stop. */
export const main = (args: string[]): Promise<number> => exitCodeOf(() => run(args, stopSignal().stopped));
