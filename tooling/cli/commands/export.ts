import { accountsFolderOf } from '@otherfolk/local-backend';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { targetOf } from '@otherfolk/webpack/backend-target';
import { buildIds } from '@otherfolk/webpack/workspaces';
import { buildAll } from '../../webpack/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { progressOn } from '../command-line/progress';
import { withTerseConsole } from '../command-line/terse-console';
import { withDerivationCache } from '../derive/cache/with-derivation-cache';
import { catalogueFolderOf, openCatalogueFolder } from '../derive/catalogue/catalogue-folder';
import { exportOptions } from '../export/export-options';
import { lastBuild } from '../export/site/deployment';
import { openOutFolder } from '../export/site/out-folder';
import { siteIn } from '../export/site/site';
import { type NewBuilds, releaseSite } from '../release/release-site';
import { releaserOf } from '../release/releaser';

async function run(args: string[]): Promise<void> {
  const started = Date.now();
  const startProgress = progressOn(process.stderr);
  const { out, origin, kind, reports, without, adopt } = exportOptions(args, process.env);
  const releaser = releaserOf(process.env);
  const target = targetOf(kind, process.env);
  const catalogue = await openCatalogueFolder(catalogueFolderOf(process.env));
  const folder = await openOutFolder(out, catalogue, accountsFolderOf(process.env));
  if (!origin) console.warn('Without --origin or SITE_ORIGIN, canonical addresses and link previews stay relative.');
  await buildAll({ target, types: true });
  const builds: NewBuilds = Object.fromEntries(buildIds.map((id) => [id, lastBuild(id, kind)]));
  const site = { catalogue, origin, kind, today: localDayOf(new Date()), reports, without, startProgress };
  const release = () =>
    withDerivationCache(catalogue, (cache) =>
      releaseSite(siteIn(folder), () => builds, { ...site, cache }, { adopt, ...releaser }),
    );
  const { pages, written, unchanged, removed } = await withTerseConsole(release);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${pages} pages, ${written} files written, ${unchanged} unchanged, ${removed} removed in ${seconds} s`);
}

/** Writes the whole site as static files. */
export const main = (args: string[]): Promise<number> => exitCodeOf(() => run(args));
