/** @jest-environment node */
import { TemporaryCatalogue, tinyImage } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;
beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

const RENAME = 'Rename it, and what names it.';

test('files and folders that other disks take for one, or refuse, are findings', async () => {
  for (const file of [
    'images/gallery/same.png',
    'images/gallery/Same.png',
    'images/Gallery/more.png',
    'images/aux.png',
  ])
    await catalogue.write(file, await tinyImage());
  const lines = await catalogue.check();
  expect(lines.filter((line) => line.includes(RENAME))).toEqual([
    `warning images/aux.png $: Windows keeps this name for a device, and makes no such file. ${RENAME}`,
    `warning images/gallery $: the disks of macOS and Windows take it for images/Gallery. ${RENAME}`,
    `warning images/gallery/same.png $: the disks of macOS and Windows take it for images/gallery/Same.png. ${RENAME}`,
  ]);
});

test('tags whose pages share a folder on other disks are a finding, once for each spelling', async () => {
  await catalogue.edit<{ tags: object[] }>('characters/mara.json', (core) => {
    core.tags.push({ group: 'Café', name: 'Dark' }, { group: 'Café'.normalize('NFD'), name: 'dark' });
  });
  await catalogue.edit<{ tags: object[] }>('characters/mara-modern.json', (life) => {
    life.tags.push({ group: 'Café', name: 'Dark' }, { group: 'Café', name: 'DARK' });
  });
  const lines = await catalogue.check();
  expect(lines.filter((line) => line.includes('it has the page of'))).toEqual([
    expect.stringMatching(
      /^warning characters\/mara-modern\.json \$\.tags\[\d\]: Café: DARK: on the disks of macOS and Windows it has the page of Café: Dark\. Write both alike\.$/,
    ),
    expect.stringMatching(/^warning characters\/mara\.json \$\.tags\[\d\]: Caf.+: dark: /),
  ]);
});
