/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { TemporaryCatalogue } from './testing/temporary-catalogue';

type Json = Record<string, unknown> & { [key: string]: Json };

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

test('an index that no longer says what the files say is stale, whatever its spaces', async () => {
  await catalogue.edit('plots/index.json', (json) => json);
  await expect(catalogue.check()).resolves.toEqual([]);
  await catalogue.edit<Json>('locations/quay.json', (json) => void Object.assign(json, { name: 'Highlight Quay' }));
  await catalogue.edit<Json[]>('plots/index.json', (entries) => [...entries, { id: 'extra' } as unknown as Json]);
  await catalogue.edit<Json[]>('characters/index.variants.json', (entries) => entries.slice(1));
  await catalogue.write('plots/index.variants.json', '{}');
  await expect(catalogue.check()).resolves.toEqual([
    'error characters/index.variants.json $[0]: stale: ivo-modern should stand here. Run npm run content -- index.',
    'error locations/index.json $[1]: stale: quay has changed. Run npm run content -- index.',
    'error plots/index.json $[2]: stale: more entries than there are files for. Run npm run content -- index.',
    'error plots/index.variants.json $: stale: not a list. Run npm run content -- index.',
  ]);
});

test('a catalogue without site.json needs the image that stands in for covers', async () => {
  await rm(catalogue.path('site.json'));
  await rm(catalogue.path('images/logos'), { recursive: true });
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([]);
  await rm(catalogue.path('images/characters/covers/missing-cover.svg'));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'warning site.json $.missingCover: there is no images/characters/covers/missing-cover.svg to stand in where a cover is missing. Add it, or name another image.',
  ]);
});
