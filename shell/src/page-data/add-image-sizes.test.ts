/** @jest-environment node */
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { addImageSizes } from './add-image-sizes';

const size = (width: number) => ({ width, height: 1, widths: [] });
const newSizes = { 'a.avif': size(1), 'b.avif': size(2) };
const page = {
  builds: { scripts: '[]', remotes: {} },
  queries: [{ queryKey: ['image-index'], data: newSizes }],
  images: [],
};

const newClient = () => createQueryClient(testShell({ read: jest.fn(), origin: '', renderedOn: '2026-11-20' }));

test('sizes of images are added to those that are known, which stay the same objects', () => {
  const client = newClient();
  const known = { 'a.avif': size(1) };
  client.setQueryData(imageIndexQuery.queryKey, known, { updatedAt: 1 });
  addImageSizes(client, page);
  const sizes = client.getQueryData(imageIndexQuery.queryKey);
  expect(sizes).toEqual(newSizes);
  expect(sizes?.['a.avif']).toBe(known['a.avif']);
  expect(client.getQueryState(imageIndexQuery.queryKey)?.dataUpdatedAt).toBe(1);
});

test.each([
  ['brings none that are new', page, { ...newSizes, 'c.avif': size(3) }],
  ['has no images', { ...page, queries: [] }, undefined],
])('images do not look at their sizes again where a page %s', (_, data, known) => {
  const client = newClient();
  if (known) client.setQueryData(imageIndexQuery.queryKey, known);
  const changed = jest.fn();
  client.getQueryCache().subscribe(changed);
  addImageSizes(client, data);
  expect(changed).not.toHaveBeenCalled();
});
