/** @jest-environment node */
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { characterPageQuery } from './character-page-query';
import { familyQuery } from './family-query';

const query = characterPageQuery({ characterId: 'mara', variantId: 'mara-modern', viewer: VISITOR, release: 1 });

/** A query client whose reader gives the family of the page only when `answer` is called. `tints` are there where a page is prerendered. */
function whileFamilyLoads(tints?: Set<string | undefined>) {
  let answer: (family: unknown) => void = () => undefined;
  const family = new Promise((resolve) => (answer = resolve));
  const files = fixtureReader();
  const read: ReadJson = (file) => (file.startsWith('families/') ? family : files(file));
  const shell = testShell({ read, origin: '', renderedOn: '2026-11-20', ...(tints && { tints }) });
  return { client: createQueryClient(shell), answer: () => answer({ id: 'quill', members: [] }) };
}

test('a page in a browser is there before its family, which is asked for meanwhile', async () => {
  const { client, answer } = whileFamilyLoads();
  await expect(client.fetchQuery(query)).resolves.toMatchObject({ variant: { id: 'mara-modern' } });
  const family = familyQuery('quill', VISITOR);
  expect(client.getQueryState(family.queryKey)).toMatchObject({ fetchStatus: 'fetching' });
  answer();
  await expect(client.fetchQuery(family)).resolves.toMatchObject({ id: 'quill' });
});

test('a page that is prerendered waits for its family', async () => {
  const { client, answer } = whileFamilyLoads(new Set());
  const isThere = jest.fn();
  const page = client.fetchQuery(query).then(isThere);
  while (client.getQueryState(familyQuery('quill', VISITOR).queryKey) === undefined) await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(isThere).not.toHaveBeenCalled();
  answer();
  await page;
  expect(client.getQueryData(familyQuery('quill', VISITOR).queryKey)).toMatchObject({ id: 'quill' });
});
