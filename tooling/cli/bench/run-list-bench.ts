import type { Browser } from '@playwright/test';
import { type ListFigures, measureList } from './measure-list';
import { measureLoad } from './measure-load';
import { mediansOf } from './median';

/** A big catalogue beside the shipped one. Times in milliseconds, memory in bytes; medians of the runs. */
export interface ListResult extends ListFigures {
  listReady: number;
  shippedListReady: number;
  detailReady: number;
  shippedDetailReady: number;
}

interface ListBench {
  browser: Browser;
  /** Where the two catalogues are served. */
  big: string;
  shipped: string;
  /** Pages that both have. */
  list: string;
  detail: string;
  runs: number;
  onRun: (run: number) => void;
}

export interface Measures {
  warmUp: (url: string) => Promise<unknown>;
  ready: (browser: Browser, url: string) => Promise<number>;
  browse: (browser: Browser, url: string) => Promise<ListFigures>;
}

const measures: Measures = {
  warmUp: fetch,
  ready: async (browser, url) => (await measureLoad(browser, url, true)).ready,
  browse: measureList,
};

/** Measures the two in turns, so that whatever else the machine does burdens both alike. */
export async function runListBench(
  { browser, big, shipped, list, detail, runs, onRun }: ListBench,
  { warmUp, ready, browse }: Measures = measures,
): Promise<ListResult> {
  // A page that is asked for the first time is rendered first.
  for (const origin of [big, shipped]) for (const url of [list, detail]) await warmUp(origin + url);
  const samples: ListResult[] = [];
  for (let run = 1; run <= runs; run++) {
    onRun(run);
    const detailReady = await ready(browser, big + detail);
    const shippedDetailReady = await ready(browser, shipped + detail);
    const shippedListReady = await ready(browser, shipped + list);
    const listReady = await ready(browser, big + list);
    const figures = await browse(browser, big + list);
    samples.push({ listReady, shippedListReady, detailReady, shippedDetailReady, ...figures });
  }
  return mediansOf(samples);
}
