import { localDayOf } from '../../src/domain/local-day';
import { buildAll } from '../build/build-all';
import { catalogueFolderOf, openCatalogueFolder } from '../serve/catalogue-folder';
import { readDeployment } from '../serve/deployment';
import { exportOptions } from './export-options';
import { exportSite } from './export-site';
import { openOutFolder } from './out-folder';
import { OutWriter } from './out-writer';
import { withTerseConsole } from './terse-console';

async function run(args: string[]): Promise<void> {
  const started = Date.now();
  const { out, origin } = exportOptions(args, process.env);
  const catalogue = await openCatalogueFolder(catalogueFolderOf(process.env));
  const folder = await openOutFolder(out, catalogue);
  if (!origin) console.warn('Without --origin or SITE_ORIGIN, canonical addresses and link previews stay relative.');
  await buildAll('production');
  const writer = await OutWriter.open(folder);
  const site = { deployment: readDeployment(), catalogue, origin, today: localDayOf(new Date()) };
  try {
    const pages = await withTerseConsole(() => exportSite(site, writer));
    const { written, unchanged, removed } = writer;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${pages} pages, ${written} files written, ${unchanged} unchanged, ${removed} removed in ${seconds} s`);
  } finally {
    await writer.close();
  }
}

/** Writes the whole site as static files. */
export async function main(args: string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
