/** @jest-environment node */
import { type ShellContext, shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { pageDataPersister, type ReadPageData } from './page-data-persister';

const member = audienceKey({ ...VISITOR, aN: true });

async function ask(queryKey: readonly unknown[], readPageData: ReadPageData) {
  const shell = testShell({ read: () => Promise.reject(new Error('unused')), origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(shell, { retries: 0, persister: pageDataPersister(readPageData) });
  return client.fetchQuery({ queryKey, queryFn: () => Promise.resolve('from files') });
}

const carried = () => Promise.resolve('from the page');

test.each<[string, readonly unknown[], ReadPageData, string]>([
  ['is answered by the data of its page', ['plot', 'storm', audienceKey(VISITOR)], carried, 'from the page'],
  ['reads files where the page has nothing for it', ['plot'], () => Promise.resolve(undefined), 'from files'],
  ['reads files where the data cannot be had', ['plot'], () => Promise.reject(new Error('offline')), 'from files'],
  ['of a member reads files', ['plot', 'storm', member], carried, 'from files'],
  ['for a whole list reads it', ['list', 'plots'], carried, 'from files'],
  ['for all images reads the index', imageIndexQuery.queryKey, carried, 'from files'],
])('a query %s', async (_, queryKey, readPageData, answer) => {
  expect(await ask(queryKey, readPageData)).toBe(answer);
});

test('a query of a member reads with what the context gives for its key, and finds all else that an editor was lent', async () => {
  const read = () => Promise.resolve('guarded');
  const memberReader = jest.fn(() => read);
  const shell = testShell({
    read: jest.fn(),
    origin: 'https://otherfolk.example',
    renderedOn: '2026-11-20',
    memberReader,
  });
  const ofEditor = Object.create(shell) as ShellContext;
  const client = createQueryClient(ofEditor, { persister: pageDataPersister(carried) });
  const queryKey = ['list', 'plots'];
  const queryFn = async ({ meta }: { meta: Parameters<typeof shellContextOf>[0] }) => {
    const given = shellContextOf(meta);
    return [await given.read('plots/index.json'), given.origin];
  };
  expect(await client.fetchQuery({ queryKey, queryFn })).toEqual(['guarded', 'https://otherfolk.example']);
  expect(memberReader).toHaveBeenCalledWith(queryKey);
});
