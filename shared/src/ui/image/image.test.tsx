import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../queries/create-query-client';
import { imageIndexQuery } from '../../queries/image-index-query';
import { testShell } from '../../testing/test-shell';
import { Image } from './image';

const known = { width: 800, height: 1200, widths: [400] };
const whole = {
  'gallery/focused.avif': { ...known, focus: [0.3, 1] },
  'gallery/known.avif': known,
  'gallery/other.avif': { width: 90, height: 60, widths: [] },
};

/** A page that carries the size of one image, as the shell gives it to the browser. */
async function show(file: string) {
  const read = jest.fn(() => Promise.resolve(JSON.parse(JSON.stringify(whole)) as unknown));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  client.setQueryData(imageIndexQuery.queryKey, { 'gallery/known.avif': known }, { updatedAt: 1 });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Image kind="gallery" file={file} alt="An image" sizes="100vw" />
      </QueryClientProvider>,
    ),
  );
  return { client, read };
}

test('an image whose size came with the page reads no index', async () => {
  const { read } = await show('known.avif');
  expect(screen.getByRole('img')).toHaveAttribute('width', '800');
  expect(read).not.toHaveBeenCalled();
});

test('an image whose size did not come reads the index, and leaves the known sizes as they were', async () => {
  const { client, read } = await show('other.avif');
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('width', '90'));
  expect(read).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(imageIndexQuery.queryKey)?.['gallery/known.avif']).toBe(known);
});

test('an image that nobody knows is shown as it is', async () => {
  await show('unknown.avif');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/data/images/gallery/unknown.avif');
  expect(screen.getByRole('img')).not.toHaveAttribute('width');
});

test('an image with a focus says it in eighths, and one without says nothing', async () => {
  await show('focused.avif');
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-focus', '28'));
  cleanup();
  await show('other.avif');
  expect(screen.getByRole('img')).not.toHaveAttribute('data-focus');
});
