/** @jest-environment node */
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { familiesQuery } from './families-query';

const ATLAS = [{ id: 'quill', name: 'Quill' }];
const FILES = {
  'families/quill.json': '{"name":"The Quills"}',
  'families/ash.json': '{"members":[]}',
  'families/broken.json': '{',
};

const answer = (json: unknown, ok = true) => ({ ok, status: ok ? 200 : 404, json: async () => json }) as Response;

const serverThatAnswers = (answers: Record<string, Response>): CatalogueServer => ({
  call: async (path) => answers[path] ?? answer({}, false),
  refresh: async () => undefined,
});

async function namesWith(catalogueServer: CatalogueServer | undefined) {
  const fetchWhole = async () => ({ ok: true, text: async () => JSON.stringify(ATLAS) }) as Response;
  const shell = testShell({ read: () => Promise.resolve({}), origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(
    { ...shell, fetchWhole, ...(catalogueServer && { catalogueServer }) },
    { retries: 0 },
  );
  return (await client.fetchQuery(familiesQuery)).map(({ id, name }) => `${id}: ${name}`);
}

test.each([
  [
    'a server that keeps the catalogue tells every family, by its id where it has no name',
    serverThatAnswers({ target: answer({ canWrite: true }), 'files?in=families': answer({ files: FILES }) }),
    ['quill: The Quills', 'ash: ash', 'broken: broken'],
  ],
  ['the atlas tells those that lives name where a server keeps none', serverThatAnswers({}), ['quill: Quill']],
  ['the atlas tells those that lives name where there is no server', undefined, ['quill: Quill']],
])('%s', async (_, server, expected) => {
  expect(await namesWith(server)).toEqual(expected);
});
