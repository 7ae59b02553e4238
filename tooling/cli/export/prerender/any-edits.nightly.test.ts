/** @jest-environment node */
import './testing/production-react';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { catalogueEdit } from './testing/catalogue-edits';
import { SiteExports } from './testing/site-exports';

jest.mock('../../../../shell/src/render/node-remotes', () => ({
  nodeRemoteLoader: () =>
    jest.requireActual<{ sourceRemoteLoader: () => unknown }>('./testing/source-renderer').sourceRemoteLoader(),
}));

/** Enough for each kind of edit to come several times. */
const STEPS = 28;

/** The number of steps after which the catalogue is as it was in the beginning: what is left of it otherwise shows less and less. */
const STEPS_FROM_START = 4;
const STEPS_TIMEOUT_MS = 240_000;

let site: SiteExports;
beforeEach(async () => (site = await SiteExports.open()));
afterEach(() => site.remove());

test(
  'after any edits, an export is byte for byte what one into an empty folder is',
  async () => {
    await site.exportInto('site');
    const start = path.join(site.home, 'start');
    await cp(site.catalogue.folder, start, { recursive: true });
    const restore = async (from: string) => {
      await rm(site.catalogue.folder, { recursive: true });
      await cp(from, site.catalogue.folder, { recursive: true });
    };
    const batches = fc.sample(fc.array(catalogueEdit, { minLength: 1, maxLength: 3 }), STEPS);
    let [rendered, inAll] = [0, 0];
    for (const [step, batch] of batches.entries()) {
      if (step % STEPS_FROM_START === 0) await restore(start);
      const before = path.join(site.home, 'before');
      await rm(before, { recursive: true, force: true });
      await cp(site.catalogue.folder, before, { recursive: true });
      for (const edit of batch) await edit.apply(site.catalogue, site.placeOf('site'));
      const names = batch.map(({ name }) => name).join('; ');
      await site.forgetFresh();
      const whole = await site.exportInto('fresh').catch((error: Error) => error);
      const partial = await site.exportInto('site').catch((error: Error) => error);
      if (whole instanceof Error || partial instanceof Error) {
        // What an empty folder refuses is refused here; here, more is, as something may be lost.
        expect({ names, isRefused: partial instanceof Error }).toEqual({ names, isRefused: true });
        await restore(before);
        continue;
      }
      expect({ names, contents: await site.contentsOf('site') }).toEqual({
        names,
        contents: await site.contentsOf('fresh'),
      });
      rendered += partial.length;
      inAll += whole.length;
    }
    expect(rendered).toBeGreaterThan(0);
    expect(rendered).toBeLessThan(inAll);
  },
  STEPS_TIMEOUT_MS,
);
