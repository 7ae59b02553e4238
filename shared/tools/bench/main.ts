import { fromRoot } from '../../build/workspaces';
import { buildAll } from '../build/build-all';
import { diskReader, openCatalogueFolder } from '../serve/catalogue-folder';
import { readDeployment } from '../serve/deployment';
import { siteHandler } from '../serve/site-handler';
import { benchOptions } from './bench-options';
import { benchPages } from './bench-pages';
import { serveBenchSite } from './bench-site';
import { verdictsOf } from './budgets';
import { CONDITIONS } from './conditions';
import { launchBrowser } from './launch-browser';
import { report } from './report';
import { runBench, type PageResult } from './run-bench';

async function measureAll(runs: number): Promise<PageResult[]> {
  const folder = await openCatalogueFolder(fromRoot('data'));
  await buildAll('production');
  const urls = await benchPages(diskReader(folder));
  const site = await serveBenchSite(siteHandler({ deployment: readDeployment(), folder }), urls);
  try {
    const browser = await launchBrowser();
    try {
      return await runBench({ browser, site, urls, runs, onRun: (run) => console.error(`run ${run} of ${runs}…`) });
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

/** Measures the production build on the shipped catalogue. A budget that is missed is said, and no failure. */
export async function main(args: string[]): Promise<number> {
  try {
    const { runs, json } = benchOptions(args);
    const pages = await measureAll(runs);
    const result = { conditions: CONDITIONS, runs, pages, verdicts: verdictsOf(pages) };
    console.log(json ? JSON.stringify(result, null, 2) : report(pages, runs));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
