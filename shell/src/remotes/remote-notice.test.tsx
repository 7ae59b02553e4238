import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { fakeLoader } from '../testing/render-shell';
import { RemoteLoaderProvider } from './remote-loader';
import { RemoteNotice } from './remote-notice';

const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));

test.each([
  ['characters', 'The characters cannot be shown right now.'],
  ['plots', 'The plots cannot be shown right now.'],
  ['locations', 'The locations cannot be shown right now.'],
  ['admin', 'The admin tools cannot be shown right now.'],
] as const)('the notice of the remote %s says: %s', (remote, sentence) => {
  render(
    <QueryClientProvider client={client}>
      <RemoteLoaderProvider value={fakeLoader({})}>
        <MemoryRouter>
          <RemoteNotice remote={remote} onRetry={() => undefined} />
        </MemoryRouter>
      </RemoteLoaderProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/tags');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
