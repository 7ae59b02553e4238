import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { fakeBrowser } from '../testing/fake-browser';
import { HistoryPage } from './history-page';

const PATH = 'locations/quay.json';
const TITLE = 'Lowlight Quay';
const AT = '2026-11-20T12:00:00Z';

const saved = (id: string, by: string, hash: string) => ({
  id,
  at: AT,
  by,
  summary: `Edit ${id}`,
  files: [{ path: PATH, change: 'changed', hash }],
});

const answer = (status: number, body: unknown) =>
  ({ ok: status === 200, status, json: async () => body }) as unknown as Response;

/** A server with two changes of one file, which says what the latest made of it unless it was changed by hand. */
async function open(present = { hash: 'later', text: '{"summary":"Later"}' }) {
  fakeBrowser();
  const restores: { expected: Record<string, string> }[] = [];
  const call = async (path: string, body?: object) => {
    if (path === 'history') {
      const changes = [saved('two', 'ada@x.test', 'later'), saved('one', 'bo@x.test', 'first')];
      return answer(200, { changes, damaged: ['0000000003-aaaaaa'] });
    }
    if (path !== 'restore') return answer(200, { before: '{"summary":"Before"}', after: '{"summary":"First"}' });
    const wanted = body as (typeof restores)[number];
    restores.push(wanted);
    if (wanted.expected[PATH] === present.hash) return answer(200, { id: 'three', files: [] });
    return answer(409, { error: { message: 'It has changed.', conflicts: [{ path: PATH, ...present }] } });
  };
  const shell = testShell({
    read: fixtureReader(),
    origin: 'https://example.org',
    renderedOn: '2026-11-20',
    catalogueServer: { call, refresh: async () => undefined },
  });
  render(
    <QueryClientProvider client={createQueryClient(shell)}>
      <MemoryRouter>
        <HistoryPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const changes = await screen.findAllByRole('listitem');
  const press = async (change: number, name: string) =>
    userEvent.click(await within(changes[change] as HTMLElement).findByRole('button', { name }));
  return { restores, press };
}

test('a change that is damaged is named beside the others', async () => {
  await open();
  expect(screen.getByText(/^What the history keeps of 0000000003-aaaaaa is damaged/)).toBeVisible();
});

test('a file that its change left as it is now is restored at once', async () => {
  const { restores, press } = await open();
  await press(0, `Restore ${TITLE}`);
  expect(await screen.findByText("It is as before 'Edit two'. This, too, can be restored.")).toBeVisible();
  expect(restores).toEqual([{ id: 'two', paths: [PATH], expected: { [PATH]: 'later' } }]);
});

test('a change that somebody else has changed again is not restored until it is shown and asked for again', async () => {
  const { restores, press } = await open();
  await press(1, `Restore ${TITLE}`);
  const said = await screen.findByRole('region', { name: 'Changed since' });
  expect(within(said).getByRole('alert')).toHaveTextContent(/changed since by ada@x\.test, .+: Edit two/);
  expect(await within(said).findByText('Later')).toBeInTheDocument();
  expect(within(said).getByText('Before', { selector: 'ins' })).toBeInTheDocument();
  await userEvent.click(within(said).getByRole('button', { name: 'Restore anyway' }));
  expect(await screen.findByText("It is as before 'Edit one'. This, too, can be restored.")).toBeVisible();
  expect(restores.map(({ expected }) => expected[PATH])).toEqual(['first', 'later']);
});

test('a change that the history does not have is nobody’s, and what stands there can be left', async () => {
  const { restores, press } = await open({ hash: 'by hand', text: '{"summary":"By hand"}' });
  await press(0, `Restore ${TITLE}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(`${TITLE} has changed since outside this history`);
  await userEvent.click(screen.getByRole('button', { name: 'Keep as is' }));
  expect(screen.queryByRole('region', { name: 'Changed since' })).toBeNull();
  expect(restores).toHaveLength(1);
});
