import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { listen } from '@otherfolk/system/listen';
import { MANIFEST } from '@otherfolk/webpack/manifest-integrity';
import { lastRelease } from './last-release';
import { openProject } from './remote-project';
import { overrideUrl } from './start-remote';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Serves the files of a release to pages of any origin. */
function serveRelease(folder: string) {
  return listen(0, (request, response) => {
    // A release has no folders that browsers see.
    const file = path.join(folder, path.basename(new URL(request.url ?? '', 'http://localhost').pathname));
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!existsSync(file) || file === folder) return void response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
}

interface SiteWithRemote {
  /** Opens a page of the site, by its path, with the remote that was built last in the place of the one that is live. */
  openPage: (path: string) => Promise<Page>;
}

interface Options {
  /** The origin of the site, such as that of `npm start`: `http://localhost:3000`. By default OTHERFOLK_SITE. */
  site: string;
}

/** Tests of a remote inside a real site. */
export const test = base.extend<SiteWithRemote & Options>({
  site: [process.env.OTHERFOLK_SITE ?? 'http://localhost:3000', { option: true }],
  openPage: async ({ page, site }, provide) => {
    const { id } = openProject(process.cwd()).declaration;
    const { port, close } = await serveRelease(lastRelease(process.cwd()).folder);
    await provide(async (wanted) => {
      await page.goto(overrideUrl(site, wanted, id, `http://localhost:${port}/${MANIFEST}`));
      await page.getByRole('button', { name: 'Run it in this tab' }).click();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      return page;
    });
    await close();
  },
});

export { expect } from '@playwright/test';
