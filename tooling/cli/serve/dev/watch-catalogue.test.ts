/** @jest-environment node */
import { readFile, realpath } from 'node:fs/promises';
import { TemporaryCatalogue } from '../../derive/content/testing/temporary-catalogue';
import { watchCatalogue } from './watch-catalogue';

let catalogue: TemporaryCatalogue;
let stop: () => void;
let changes: (() => void)[];

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  changes = [];
  stop = watchCatalogue(await realpath(catalogue.folder), () => changes.shift()?.());
});
afterEach(async () => {
  stop();
  await catalogue.remove();
});

/** Resolves when a change is told after which the test holds. */
async function untilTold(test: () => Promise<boolean> | boolean): Promise<void> {
  do await new Promise<void>((resolve) => changes.push(resolve));
  while (!(await test()));
}

test('tells of each change, also of files that are replaced twice, and of new ones', async () => {
  for (const name of ['One', 'Two']) {
    const told = untilTold(() => true);
    await catalogue.edit<{ name: string }>('site.json', (site) => ({ ...site, name }));
    await told;
  }
  const told = untilTold(() => true);
  await catalogue.write('images/new/a.avif', 'picture');
  await told;
});

test('brings the index up to date before it tells', async () => {
  const index = () => readFile(catalogue.path('characters/index.variants.json'), 'utf8');
  const told = untilTold(async () => (await index()).includes('Mara the Second'));
  await catalogue.edit<{ name: string }>('characters/mara.json', (core) => ({ ...core, name: 'Mara the Second' }));
  await told;
});
