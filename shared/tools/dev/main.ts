import { fromRoot } from '../../build/workspaces';
import { catalogueFolderOf, openCatalogueFolder } from '../serve/catalogue-folder';
import { listen } from '../serve/listen';
import { portOf } from '../serve/main';
import { stopSignal } from '../serve/stop-signal';
import { buildsToWatch } from './builds-to-watch';
import { DevSite } from './dev-site';
import { GoodBuilds } from './good-builds';
import { watchBuilds } from './watch-builds';
import { watchCatalogue } from './watch-catalogue';

async function run(names: readonly string[], stopped: Promise<void>): Promise<void> {
  const watched = buildsToWatch(names);
  const folder = await openCatalogueFolder(catalogueFolderOf(process.env));
  const builds = new GoodBuilds(fromRoot('.cache/dev'));
  const site = new DevSite({ builds, folder, origin: process.env.SITE_ORIGIN });
  const server = await listen(portOf(process.env.PORT), site.handle);
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
  await Promise.all([server.close(), stopBuilds()]);
}

/** Builds the named workspaces on each change, or all of them, and serves the site until it is told to stop. */
export async function main(args: string[]): Promise<number> {
  try {
    await run(args, stopSignal().stopped);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
