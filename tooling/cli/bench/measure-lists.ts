import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@otherfolk/shared/contract/paths';
import { listen } from '@otherfolk/system/listen';
import { diskReader } from '../catalogue/catalogue-folder';
import { siteHandler } from '../serve/site-handler';
import { benchPages } from './bench-pages';
import { writeBigCatalogue } from './big-catalogue';
import type { BenchWork } from './measure-pages';
import { type ListResult, runListBench } from './run-list-bench';

/** How many characters the big catalogue has beside the shipped ones. */
export const CHARACTERS = 10_000;

const originOf = (port: number) => `http://127.0.0.1:${port}`;

/** Measures a catalogue that is written for it, and thrown away after it, beside the shipped one. */
export async function measureLists({ browser, deployment, folder, runs, onRun }: BenchWork): Promise<ListResult> {
  const bigFolder = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-big-')));
  try {
    onRun(`writing a catalogue of ${CHARACTERS} characters…`);
    await writeBigCatalogue(bigFolder, { characters: CHARACTERS, locations: 0 });
    const [, , detail = paths.home] = await benchPages(diskReader(folder));
    const shipped = await listen(0, siteHandler({ deployment, folder }));
    const big = await listen(0, siteHandler({ deployment, folder: bigFolder }));
    try {
      return await runListBench({
        browser,
        big: originOf(big.port),
        shipped: originOf(shipped.port),
        list: paths.characters,
        detail,
        runs,
        onRun: (run) => onRun(`long lists, run ${run} of ${runs}…`),
      });
    } finally {
      await Promise.all([shipped.close(), big.close()]);
    }
  } finally {
    await rm(bigFolder, { recursive: true, force: true });
  }
}
