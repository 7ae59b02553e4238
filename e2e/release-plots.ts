import type { Page } from '@playwright/test';

/**
 * Has the registry name another release of the plots from now on, made of the files of the present one. Gives the URLs that are asked for.
 */
export async function releasePlots(page: Page): Promise<string[]> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as { plots: string };
  const current = new URL(registry.plots, page.url()).href;
  const released = current.replace(/[^/]+\/mf-manifest\.json/, 'released/mf-manifest.json');
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, plots: released } }));
  const asked: string[] = [];
  await page.route('**/remotes/plots/released/**', async (route) => {
    asked.push(route.request().url());
    const file = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    await route.fulfill({ response: await route.fetch({ url: new URL(file, current).href }) });
  });
  return asked;
}
