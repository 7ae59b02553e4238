/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, type Listening } from '@otherfolk/system/listen';
import { DevSite } from './dev-site';

let folder: string;
let server: Listening;
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('before the first good build, pages say so and ask again', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  const buildOf = () => {
    throw new Error("'plots' is not built.");
  };
  const site = new DevSite({ id: 'plots', buildOf, folder });
  server = await listen(0, site.handle);
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(site.publish()).toBe(false);
  expect(error.mock.calls).toEqual([["'plots' is not built."]]);
  const response = await fetch(`http://localhost:${server.port}/plots`);
  expect(response.status).toBe(503);
  expect(response.headers.get('refresh')).toBe('1');
});
