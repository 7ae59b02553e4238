import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { fromRoot } from '@otherfolk/system/from-root';
import { openFirefox } from './firefox';
import { journeys } from './journeys';
import { EnginePage } from './page';
import { openWebKit } from './webkit';

const PORT = 4890;
const ORIGIN = `http://localhost:${PORT}`;
const engines = { Firefox: openFirefox, WebKit: openWebKit };

async function startSite(): Promise<() => Promise<void>> {
  const env = { ...process.env, PORT: String(PORT) };
  const site = spawn(process.execPath, [fromRoot('tooling/cli/run.mjs'), 'serve'], { env, stdio: 'ignore' });
  const ended = once(site, 'exit');
  // It builds first.
  while (!(await fetch(`${ORIGIN}/remotes.json`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error('The site has ended before it answered.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return async () => {
    site.kill();
    await ended;
  };
}

for (const [name, openEngine] of Object.entries(engines)) {
  void describe(name, () => {
    let page: EnginePage;
    let closeEngine = async (): Promise<void> => undefined;
    let stopSite = async (): Promise<void> => undefined;

    before(async () => {
      stopSite = await startSite();
      const engine = await openEngine();
      closeEngine = engine.close;
      page = new EnginePage(engine, ORIGIN);
    });
    after(async () => {
      await closeEngine();
      await stopSite();
    });

    for (const [title, journey] of Object.entries(journeys)) void test(title, () => journey(page));
  });
}
