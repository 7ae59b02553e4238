/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { readFamily } from '@otherfolk/shared/kinds/family/read-family';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { familyQuery } from './family-query';

test('the family that a page carries for visitors is not taken for that of a member who sees more', async () => {
  const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
  const forVisitors = await readFamily(fixtureReader({ 'families/quill.json': { id: 'quill', members: [] } }), 'quill');
  client.setQueryData(familyQuery('quill', VISITOR).queryKey, forVisitors);
  const seen = await client.fetchQuery(familyQuery('quill', { ...VISITOR, aN: true }));
  expect(seen?.members?.map(({ id }) => id)).toEqual(['isolde', 'conrad', 'mara']);
});
