import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@otherfolk/system/listen';
import { siteHandler } from '../site-handler';

/** Serves the folders `assets` and `data` below the one that is named, and tells its parent its port and, when asked, what it holds in memory. */
const [home = ''] = process.argv.slice(2);
const html = `<!doctype html><title>page</title>${'<p>A line of text.</p>'.repeat(2000)}`;
const deployment = {
  registry: {},
  folders: new Map([['/assets/', path.join(home, 'assets')]]),
  renderPage: () => Promise.resolve({ status: 200, rendered: true, html }),
};
const { port } = await listen(0, siteHandler({ deployment, folder: path.join(home, 'data') }));

/** What is held when everything that was let go of is gone: closing a connection takes a few turns. */
async function heldInMemory(): Promise<number> {
  const readings: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await wait(50);
    global.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    readings.push(heapUsed + external);
  }
  return Math.min(...readings);
}

process.on('message', () => void heldInMemory().then((held) => process.send?.({ held })));
process.on('disconnect', () => process.exit());
process.send?.({ port });
