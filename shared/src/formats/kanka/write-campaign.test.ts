/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { shareOfWords } from '../testing/accounted';
import { shippedCatalogue } from '../testing/shipped-catalogue';
import { PNG, sourceFiles, steadyWork } from '../testing/source-files';
import { kankaFormat } from './kanka-format';
import { campaignFiles } from './write-campaign';

const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);

test('a catalogue that is written as a campaign brings its words back', async () => {
  const files = shippedCatalogue();
  const written = Object.fromEntries(
    [...campaignFiles(files, 'Otherfolk')].map((file) => [file.path, 'json' in file ? JSON.stringify(file.json) : PNG]),
  );
  const [campaign] = await kankaFormat.recognise(sourceFiles(written), steadyWork());
  expect(campaign?.title).toBe('Kanka campaign: Otherfolk, 55 characters');
  const source = await campaign?.read(steadyWork());
  const sections = [...files.values()].flatMap(({ sections, description, hook }) => [sections, description, hook]);
  const texts: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && !['characterId', 'variantId', 'kind'].includes(key)) texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, part] of Object.entries(value)) walk(part, inner);
  };
  walk(sections);
  expect(shareOfWords(texts, { items: source?.items ?? [], problems: [] })).toBeGreaterThanOrEqual(0.95);
  expect(source?.problems).toEqual([]);
  const tobias = source?.items.find(({ name }) => name === 'Tobias Wren (Slice-of-Life)');
  expect(tobias?.images).toHaveLength(1);
  expect(tobias?.links.filter(({ as }) => as === 'relation').map(({ name }) => name)).toContain('Pip Wren (Modern)');
  expect(valueAt(tobias, 'physical', 'height')).toEqual([`6'1" (185.4 cm)`]);
});
