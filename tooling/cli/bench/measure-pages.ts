import type { Browser } from '@playwright/test';
import { diskReader } from '../catalogue/catalogue-folder';
import { siteHandler } from '../serve/site-handler';
import type { Deployment } from '../site/deployment';
import { benchPages } from './bench-pages';
import { serveBenchSite } from './bench-site';
import type { Peer } from './find-peers';
import { type PeerSite, servePeer } from './peer-site';
import { type PageResult, runBench } from './run-bench';

export interface BenchWork {
  browser: Browser;
  deployment: Deployment;
  /** Of the shipped catalogue. */
  folder: string;
  runs: number;
  /** Hears what is measured now. */
  onRun: (what: string) => void;
}

/** Measures the pages of the shipped catalogue beside plain HTML, and beside the same pages of other sites. */
export async function measurePages(
  { browser, deployment, folder, runs, onRun }: BenchWork,
  against: readonly Peer[],
): Promise<PageResult[]> {
  const urls = await benchPages(diskReader(folder));
  const site = await serveBenchSite(siteHandler({ deployment, folder }), urls);
  const peers: PeerSite[] = [];
  try {
    for (const peer of against) peers.push(await servePeer(peer));
    return await runBench({ browser, site, peers, urls, runs, onRun: (run) => onRun(`run ${run} of ${runs}…`) });
  } finally {
    await Promise.all([site, ...peers].map((served) => served.close()));
  }
}
