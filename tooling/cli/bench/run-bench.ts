import type { Browser } from '@playwright/test';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { BenchSite } from './bench-site';
import { type LoadFigures, measureLoad } from './measure-load';
import { mediansOf } from './median';
import type { PeerSite } from './peer-site';

/** A page of another site at the same URL. */
interface PeerPageResult {
  name: string;
  /** Medians; undefined where the page cannot be measured. */
  figures: LoadFigures | undefined;
  /** Why it cannot. */
  reason?: string;
  loads: LoadFigures[];
}

export interface PageResult {
  url: string;
  /** Medians of the page, and of the same page as plain HTML. */
  site: LoadFigures;
  static: LoadFigures;
  /** Each cold load by itself, in the order of loading. */
  loads: { site: LoadFigures[]; static: LoadFigures[] };
  peers: PeerPageResult[];
}

type Measure = (browser: Browser, url: string, saysReady: boolean) => Promise<LoadFigures>;

interface Bench {
  browser: Browser;
  site: BenchSite;
  /** Sites whose pages are measured beside ours. */
  peers: readonly Omit<PeerSite, 'close'>[];
  urls: readonly string[];
  runs: number;
  /** Hears of each round as it begins. */
  onRun: (run: number) => void;
}

const NOT_THERE = 'it is not there.';

interface PeerPage {
  name: string;
  origin: string;
  loads: LoadFigures[];
  reason?: string;
}

/** What a site of somebody else does wrong leaves out its page, and nothing else. */
async function measurePeer(page: PeerPage, measure: () => Promise<LoadFigures>): Promise<void> {
  if (page.reason !== undefined) return;
  try {
    page.loads.push(await measure());
  } catch (error) {
    page.reason = messageOf(error);
  }
}

async function pagesOfPeers(peers: Bench['peers'], url: string): Promise<PeerPage[]> {
  return Promise.all(
    peers.map(async ({ name, origin, has }) => ({
      name,
      origin,
      loads: [],
      ...(!(await has(url)) && { reason: NOT_THERE }),
    })),
  );
}

const peerResult = ({ name, loads, reason }: PeerPage): PeerPageResult =>
  reason === undefined ? { name, loads, figures: mediansOf(loads) } : { name, loads, figures: undefined, reason };

/**
 * Measures the pages, their static twins and the same pages of other sites in turns, so that whatever else the machine does burdens
 * all of them alike.
 */
export async function runBench(bench: Bench, measure: Measure = measureLoad): Promise<PageResult[]> {
  const { browser, site, peers, urls, runs, onRun } = bench;
  const all = await Promise.all(
    urls.map(async (url) => ({
      url,
      site: [] as LoadFigures[],
      static: [] as LoadFigures[],
      peers: await pagesOfPeers(peers, url),
    })),
  );
  for (let run = 1; run <= runs; run++) {
    onRun(run);
    for (const loads of all) {
      const turns = [
        async () => void loads.site.push(await measure(browser, site.origin + loads.url, true)),
        async () => void loads.static.push(await measure(browser, site.staticOrigin + loads.url, false)),
        ...loads.peers.map((peer) => () => measurePeer(peer, () => measure(browser, peer.origin + loads.url, false))),
      ];
      for (const turn of run % 2 === 0 ? turns.reverse() : turns) await turn();
    }
  }
  return all.map(({ url, peers: beside, ...loads }) => ({
    url,
    site: mediansOf(loads.site),
    static: mediansOf(loads.static),
    loads,
    peers: beside.map(peerResult),
  }));
}
