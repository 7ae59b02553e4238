import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { testShell } from '../testing/test-shell';
import { createQueryClient } from './create-query-client';
import { imageIndexQuery } from './image-index-query';
import { useImageSizes, useKnownImageSizes } from './use-image-sizes';

const size = (width: number) => ({ width, height: 10, widths: [] });
const drawn: string[] = [];

function Size({ file }: { file: string }) {
  const [found] = useImageSizes([file]);
  drawn.push(file);
  return <p>{`${file}: ${found?.width ?? 'unknown'}`}</p>;
}

function KnownSize({ file }: { file: string }) {
  const [found] = useKnownImageSizes([file]);
  return <p>{`${file}: ${found?.width ?? 'unknown'}`}</p>;
}

/** A page that carries the sizes given, over an image index that has those of a.avif and b.avif. */
async function show(carried: ImageIndex | undefined, children: ReactNode) {
  const read = jest.fn(async () => ({ 'a.avif': size(1), 'b.avif': size(2) }));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  if (carried) client.setQueryData(imageIndexQuery.queryKey, carried, { updatedAt: 1 });
  await act(async () => render(<QueryClientProvider client={client}>{children}</QueryClientProvider>));
  return { client, read };
}

beforeEach(() => drawn.splice(0));

test('a page that carries the sizes of its images reads nothing', async () => {
  const { read } = await show({ 'a.avif': size(1) }, <Size file="a.avif" />);
  expect(screen.getByText('a.avif: 1')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test.each<[string, ImageIndex | undefined]>([
  ['some sizes', { 'a.avif': size(1) }],
  ['no sizes', undefined],
])('a page that carries %s reads the image index once, for however many other images', async (_, carried) => {
  const { read } = await show(
    carried,
    <>
      <Size file="a.avif" />
      <Size file="b.avif" />
      <Size file="c.avif" />
    </>,
  );
  expect(await screen.findByText('b.avif: 2')).toBeVisible();
  expect(screen.getByText('a.avif: 1')).toBeVisible();
  expect(screen.getByText('c.avif: unknown')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

test('an image is drawn again for its own size alone', async () => {
  const a = size(1);
  const { client } = await show({ 'a.avif': a }, <Size file="a.avif" />);
  drawn.splice(0);
  act(() => void client.setQueryData(imageIndexQuery.queryKey, { 'a.avif': a, 'd.avif': size(4) }));
  expect(drawn).toEqual([]);
  act(() => void client.setQueryData(imageIndexQuery.queryKey, { 'a.avif': size(5) }));
  expect(screen.getByText('a.avif: 5')).toBeVisible();
});

test('an image that may not exist is looked up in what the page knows', async () => {
  const { read } = await show({ 'a.avif': size(1) }, <KnownSize file="b.avif" />);
  expect(screen.getByText('b.avif: unknown')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});
