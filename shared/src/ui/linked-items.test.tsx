import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { VISITOR } from '../domain/viewer';
import { linksFileOf } from '../links/links-files';
import { loadLinks } from '../links/load-links';
import { createQueryClient } from '../queries/create-query-client';
import { type FixtureFiles, fixtureReader } from '../testing/fixture-reader';
import { testShell } from '../testing/test-shell';
import { LinkedItems } from './linked-items';

const KEY = 'plots/storm';
const FILE = linksFileOf(KEY);

/** A file of links in which so many name the plot. */
function filesWith(count: number): FixtureFiles {
  const ids = Array.from({ length: count }, (_, index) => `person-${index + 1}`);
  const items = Object.fromEntries(ids.map((id) => [`characters/${id}-one`, [id, `Of ${id}`]]));
  return { [FILE]: { items, links: { [KEY]: { mentions: ids.map((id) => ['characters', `${id}-one`]) } } } };
}

async function show(count: number) {
  const files = filesWith(count);
  const read = fixtureReader(files);
  const { mentionedBy, mentions } = await loadLinks(read, KEY, VISITOR);
  render(
    <QueryClientProvider
      client={createQueryClient(testShell({ read, origin: 'https://example.org', renderedOn: '2026-11-20' }))}
    >
      <MemoryRouter>
        <LinkedItems items={mentionedBy} further={mentions && { mentions, viewer: VISITOR }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return files;
}

const links = () => screen.getAllByRole('link', { hidden: true }).length;
const button = () => screen.queryByRole('button', { hidden: true });

test.each([
  [12, 12, undefined],
  [13, 13, '1 more'],
  [60, 60, '48 more'],
  [61, 60, '49 more'],
])('a section with %i items carries %i in the page', async (count, carried, folded) => {
  await show(count);
  expect(links()).toBe(carried);
  expect(document.querySelector('summary')?.textContent).toBe(folded);
  expect(button() !== null).toBe(count > carried);
});

test('items that the page leaves out come sixty at a time, and the first of them has the focus', async () => {
  await show(130);
  await userEvent.click(screen.getByText('118 more'));
  await userEvent.click(screen.getByRole('button', { name: 'Show 60 of 70 more' }));
  expect(await screen.findByRole('link', { name: 'Of person-61' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 of 10 more' }));
  expect(await screen.findByRole('link', { name: 'Of person-121' })).toHaveFocus();
  expect(links()).toBe(130);
  expect(button()).toBeNull();
});

test('a file that cannot be loaded is said, and asked for again', async () => {
  const files = await show(61);
  const file = files[FILE];
  files[FILE] = undefined;
  await userEvent.click(screen.getByText('49 more'));
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 of 1 more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('They could not be loaded.');
  files[FILE] = file;
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 of 1 more' }));
  expect(await screen.findByRole('link', { name: 'Of person-61' })).toHaveFocus();
});
