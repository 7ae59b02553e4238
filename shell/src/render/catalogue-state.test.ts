/** @jest-environment node */
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { catalogueState } from './catalogue-state';

/** Renders, as far as data goes, a page that shows a list and one entry of its own. */
async function readPage(read: (path: string) => Promise<unknown>, own: string, hasList = true) {
  const catalogue = catalogueState(read);
  const files = new Set<string>();
  const note = (file: string) => void files.add(file);
  const ownReader = catalogue.reader(note);
  const shell = testShell({ read: ownReader, origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(shell, { persister: catalogue.share(note) });
  await client.prefetchQuery(siteQuery);
  const list = hasList ? await client.fetchQuery(characterIndexQuery) : [];
  await client.fetchQuery({ queryKey: ['character', own], queryFn: () => ownReader(`characters/${own}.json`) });
  const { images } = await catalogue.imageIndex();
  return { client, list, images, files };
}

const counting = (files = {}) => jest.fn(fixtureReader(files));
const timesRead = (read: jest.Mock<Promise<unknown>, [string]>, path: string) =>
  read.mock.calls.filter(([each]) => each === path).length;

test('pages of one state of the catalogue read and parse once what they have in common', async () => {
  const read = counting();
  const first = await readPage(read, 'mara');
  const second = await readPage(read, 'mara-modern');
  expect(second.list).toBe(first.list);
  expect(second.images).toBe(first.images);
  for (const file of [catalogueFiles.site, characterKind.index, catalogueFiles.imageIndex])
    expect(timesRead(read, file)).toBe(1);
});

test('a page is given nothing that only another page shows', async () => {
  const read = counting();
  await readPage(read, 'mara');
  const { client } = await readPage(read, 'mara-modern');
  expect(client.getQueryData(['character', 'mara'])).toBeUndefined();
});

test('another reader reads another state of the catalogue', async () => {
  const before = await readPage(counting(), 'mara');
  const after = await readPage(counting({ [characterKind.index]: [] }), 'mara');
  expect(before.list.length).toBeGreaterThan(0);
  expect(after.list).toEqual([]);
});

test('a page that uses a list which another page has read rests on the same files', async () => {
  const read = counting();
  const first = await readPage(read, 'mara-modern');
  const second = await readPage(read, 'mara-modern');
  expect(first.files).toContain(characterKind.index);
  expect([...second.files].sort()).toEqual([...first.files].sort());
});

test('a page does not rest on a list that only another page uses', async () => {
  const read = counting();
  await readPage(read, 'mara');
  const { files } = await readPage(read, 'mara-modern', false);
  expect(files).not.toContain(characterKind.index);
  expect(files).toContain('characters/mara-modern.json');
});
