import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Highlight } from '../domain/card-highlight';
import { createQueryClient } from '../queries/create-query-client';
import { imageIndexQuery } from '../queries/image-index-query';
import { fixtureReader } from '../testing/fixture-reader';
import { testShell } from '../testing/test-shell';
import { HighlightBadge } from './highlight-badge';

function show(highlight: Highlight, files: string[]) {
  const client = createQueryClient(testShell({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }));
  const size = { width: 256, height: 256, widths: [128] };
  client.setQueryData(imageIndexQuery.queryKey, Object.fromEntries(files.map((file) => [`highlights/${file}`, size])));
  const { container } = render(
    <QueryClientProvider client={client}>
      <HighlightBadge highlight={highlight} />
    </QueryClientProvider>,
  );
  return container.querySelector('img');
}

test.each([
  ['avif', ['new.avif', 'new.png'], 'new.avif'],
  ['what there is', ['new.svg'], 'new.svg'],
])('a badge is the image that the catalogue has, %s first', (_, files, expected) => {
  expect(show({ kind: 'new', label: 'New' }, files)).toHaveAttribute('src', `/data/images/highlights/${expected}`);
  expect(screen.getByText('New')).toBeVisible();
});

test('a badge without an image, and that of an event, is its words', () => {
  expect(show({ kind: 'updated', label: 'Updated' }, ['new.avif'])).toBeNull();
  expect(screen.getByText('Updated')).toBeVisible();
  expect(show({ kind: 'event', label: 'Lantern Week' }, ['event.avif'])).toBeNull();
  expect(screen.getByText('Lantern Week')).toBeVisible();
});

test('an image that does not load leaves the words', () => {
  const image = show({ kind: 'birthday', label: 'Birthday' }, ['birthday.avif']);
  fireEvent.error(image as HTMLImageElement);
  expect(screen.getByText('Birthday')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
