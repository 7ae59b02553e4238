import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderPage } from '@otherfolk/shared/contract/rendering';
import { listen } from '@otherfolk/system/listen';
import { siteHandler } from '../site-handler';

/**
 * Serves the folders `assets` and `data` below the one that is named, each page after a look at its file. Tells its parent its port and,
 * when asked, what it holds in memory.
 */
const [home = ''] = process.argv.slice(2);
const html = `<!doctype html><title>page</title>${'<p>A line of text.</p>'.repeat(2000)}`;
const renderPage: RenderPage = async ({ url, read }) => {
  const status = await read(`${url.slice(1)}.json`).then(
    () => 200,
    () => 404,
  );
  return { status, rendered: status === 200, html: status === 200 ? html : 'Not found' };
};
const deployment = {
  registry: {},
  declarations: [],
  problems: [],
  folders: new Map([['/assets/', path.join(home, 'assets')]]),
  renderPage,
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
