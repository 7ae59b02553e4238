import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { newImagesOf } from '@otherfolk/shared/drafts/new-image-store';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { Image } from '@otherfolk/shared/ui/image/image';
import type { NewImages } from './new-images';
import { NewImagesProvider } from './new-images-provider';
import { useNewImages } from './use-new-images';

const GUARDED = { src: 'blob:guarded' };
const PATH = 'images/avatars/new.webp';
// Browsers have these; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => value as never;
Blob.prototype.arrayBuffer ??= () => Promise.resolve(new ArrayBuffer(3));

let images: NewImages;

function Editor() {
  images = useNewImages('ada', 'mara');
  return (
    <NewImagesProvider images={images}>
      <Image kind="avatar" file="new.webp" alt="New" sizes="1px" />
      <Image kind="avatar" file="hidden.webp" alt="Hidden" sizes="1px" />
    </NewImagesProvider>
  );
}

function open() {
  const shell = testShell({ read: () => Promise.resolve({}), origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(shell, { retries: 0 });
  // The shell learns of members' images after the editor has begun.
  Object.assign(shell, {
    guardedImages: {
      open: (key: string) => (key.includes('hidden') ? GUARDED : undefined),
      subscribe: () => () => undefined,
    },
  });
  return render(
    <QueryClientProvider client={client}>
      <Editor />
    </QueryClientProvider>,
  );
}

const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src');

test('an image that is in the editor alone shows, is kept, comes back, and goes when it is removed', async () => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = jest.fn();
  const first = open();
  await waitFor(() => expect(sourceOf('New')).toBe('/data/images/avatars/new.webp'));
  expect(sourceOf('Hidden')).toBe('blob:guarded');
  act(() => images.add({ path: PATH, bytes: new Blob(['abc'], { type: 'image/webp' }), words: { alt: 'A lamp' } }));
  expect(sourceOf('New')).toBe('blob:1');
  await waitFor(async () => expect(await newImagesOf('ada', 'mara')).toHaveLength(1));
  first.unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');

  open();
  await waitFor(() => expect(sourceOf('New')).toBe('blob:2'));
  expect(images.list).toMatchObject([{ path: PATH, words: { alt: 'A lamp' } }]);
  act(() => images.clear());
  expect(sourceOf('New')).toBe('/data/images/avatars/new.webp');
  await waitFor(async () => expect(await newImagesOf('ada', 'mara')).toEqual([]));
});

test('edited texts of an image of the catalogue are kept, and it shows as it is', async () => {
  URL.createObjectURL = () => 'blob:none';
  const first = open();
  act(() => images.add({ path: PATH, words: { alt: 'A lamp', focus: [0, 1] } }));
  expect(images.worded).toEqual([{ path: PATH, words: { alt: 'A lamp', focus: [0, 1] } }]);
  await waitFor(async () => expect(await newImagesOf('ada', 'mara')).toHaveLength(1));
  first.unmount();
  open();
  await waitFor(() => expect(images.worded).toHaveLength(1));
  expect([images.list, sourceOf('New')]).toEqual([[], '/data/images/avatars/new.webp']);
  act(() => images.clear());
});
