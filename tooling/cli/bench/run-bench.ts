import type { Browser } from '@playwright/test';
import type { BenchSite } from './bench-site';
import { type LoadFigures, measureLoad } from './measure-load';
import { mediansOf } from './median';

export interface PageResult {
  url: string;
  /** Medians of the page, and of the same page as plain HTML. */
  site: LoadFigures;
  static: LoadFigures;
  /** Each cold load by itself, in the order of loading. */
  loads: { site: LoadFigures[]; static: LoadFigures[] };
}

type Measure = (browser: Browser, url: string, hasScripts: boolean) => Promise<LoadFigures>;

interface Bench {
  browser: Browser;
  site: BenchSite;
  urls: readonly string[];
  runs: number;
  /** Hears of each round as it begins. */
  onRun: (run: number) => void;
}

/** Measures the pages and their static twins in turns, so that whatever else the machine does burdens all of them alike. */
export async function runBench(bench: Bench, measure: Measure = measureLoad): Promise<PageResult[]> {
  const { browser, site, urls, runs, onRun } = bench;
  const all = urls.map((url) => ({ url, site: [] as LoadFigures[], static: [] as LoadFigures[] }));
  for (let run = 1; run <= runs; run++) {
    onRun(run);
    for (const loads of all) {
      const turns = [
        async () => void loads.site.push(await measure(browser, site.origin + loads.url, true)),
        async () => void loads.static.push(await measure(browser, site.staticOrigin + loads.url, false)),
      ];
      for (const turn of run % 2 === 0 ? turns.reverse() : turns) await turn();
    }
  }
  return all.map(({ url, ...loads }) => ({
    url,
    site: mediansOf(loads.site),
    static: mediansOf(loads.static),
    loads,
  }));
}
