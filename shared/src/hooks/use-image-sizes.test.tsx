import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { createQueryClient } from '../queries/create-query-client';
import { imageIndexQuery } from '../queries/image-index-query';
import { testShell } from '../testing/test-shell';
import { useImageSizes, useKnownImageSizes } from './use-image-sizes';

const size = (width: number) => ({ width, height: 10, widths: [] });
const drawn: string[] = [];

function Size({ file }: { file: string }) {
  const [found] = useImageSizes([file], { withWords: true });
  drawn.push(file);
  return <p>{`${file}: ${found?.width ?? 'unknown'}`}</p>;
}

function BareSize({ file }: { file: string }) {
  const [found] = useImageSizes([file], { withWords: false });
  return <p>{`${file}: ${found?.width ?? 'unknown'}`}</p>;
}

function KnownSize({ file }: { file: string }) {
  const [found] = useKnownImageSizes([file]);
  return <p>{`${file}: ${found?.width ?? 'unknown'}`}</p>;
}

const INDEX = { 'a.avif': size(1), 'b.avif': size(2), 'avatars/c.avif': size(3) };

/** A page that carries the sizes given, over an image index that has those of a.avif and b.avif, unless it reads something else. */
async function show(carried: ImageIndex | undefined, children: ReactNode, readFile: ReadJson = async () => INDEX) {
  const read = jest.fn(readFile);
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

/** Reads the image index, and sizes of avatars as they are given. */
const withSizes =
  (sizes: unknown): ReadJson =>
  async (file) => {
    if (file === 'images/index.json') return INDEX;
    if (sizes === undefined) throw new CatalogueError('not-ok', `/data/${file}`);
    return sizes;
  };

const CARRIED = { 'avatars/a.avif': size(1) };

test('the sizes of a folder are read once, and not the image index, where nobody asks for texts', async () => {
  const { read } = await show(
    CARRIED,
    <>
      <BareSize file="avatars/a.avif" />
      <BareSize file="avatars/b.avif" />
      <BareSize file="avatars/d.avif" />
    </>,
    withSizes({ sizes: [[20, 10, []]], images: { 'b.avif': 0 } }),
  );
  expect(await screen.findByText('avatars/b.avif: 20')).toBeVisible();
  expect(screen.getByText('avatars/a.avif: 1')).toBeVisible();
  expect(screen.getByText('avatars/d.avif: unknown')).toBeVisible();
  expect(read.mock.calls).toEqual([['sizes/avatars.json']]);
});

test.each<[string, unknown]>([
  ['are missing', undefined],
  ['are broken', { sizes: 'none' }],
])('the image index is read where the sizes of the folder %s', async (_, sizes) => {
  jest.spyOn(console, 'warn').mockImplementation();
  await show(CARRIED, <BareSize file="avatars/c.avif" />, withSizes(sizes));
  expect(await screen.findByText('avatars/c.avif: 3')).toBeVisible();
});

test('an image with words is looked up in the image index, though the sizes of its folder were read', async () => {
  const { read } = await show(
    CARRIED,
    <>
      <BareSize file="avatars/c.avif" />
      <Size file="avatars/c.avif" />
    </>,
    withSizes({ sizes: [[20, 10, []]], images: { 'c.avif': 0 } }),
  );
  expect(await screen.findAllByText('avatars/c.avif: 3')).toHaveLength(2);
  expect(read.mock.calls.flat().sort()).toEqual(['images/index.json', 'sizes/avatars.json']);
});
