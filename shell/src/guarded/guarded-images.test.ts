import { GuardedImages } from './guarded-images';

const content = new Uint8Array([1, 2, 3]);
const revoked: string[] = [];
let made: Blob[] = [];

beforeEach(() => {
  made = [];
  revoked.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: (url: string) => void revoked.push(url),
  });
});

const INDEX = {
  'images/gallery/a.avif': ['n', 'k', 40, 30] as [string, string, number, number],
  'images/gallery/b.svg': ['m', 'l'] as [string, string],
};

function open(read = jest.fn(() => Promise.resolve<Uint8Array<ArrayBuffer> | undefined>(content))) {
  const images = new GuardedImages(read);
  images.list(INDEX);
  return { images, read };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an image that everybody may see is none of these', () => {
  const { images, read } = open();
  expect(images.open('gallery/c.avif')).toBeUndefined();
  expect(images.open('__proto__')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test('an image keeps its place until it has been decrypted, once, and is shown then', async () => {
  const { images, read } = open();
  const heard = jest.fn();
  images.subscribe(heard);
  expect(images.open('gallery/a.avif')).toEqual({
    src: expect.stringMatching(/^data:image/) as string,
    width: 40,
    height: 30,
  });
  expect(images.open('gallery/a.avif')).toBe(images.open('gallery/a.avif'));
  await settled();
  expect(images.open('gallery/a.avif')).toEqual({ src: 'blob:1', width: 40, height: 30 });
  expect(read.mock.calls).toEqual([['images/gallery/a.avif']]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['gallery/a.avif', 'image/avif'],
  ['gallery/b.svg', 'image/svg+xml'],
])('%s is shown as %s', async (image, type) => {
  const { images } = open();
  images.open(image);
  await settled();
  expect(made[0]?.type).toBe(type);
});

test.each<[string, () => Promise<undefined>]>([
  ['is not there', () => Promise.resolve(undefined)],
  ['cannot be decrypted', () => Promise.reject(new Error('no'))],
])('an image that %s fails as one that is missing', async (_, read) => {
  const { images } = open(jest.fn(read));
  images.open('gallery/a.avif');
  await settled();
  expect(images.open('gallery/a.avif')?.src).toBe('data:,');
});

test('images that are cleared leave memory, also those that were still being decrypted', async () => {
  const { images } = open();
  const heard = jest.fn();
  images.open('gallery/a.avif');
  await settled();
  images.open('gallery/b.svg');
  images.subscribe(heard);
  images.clear();
  await settled();
  expect(revoked).toEqual(['blob:1']);
  expect(made).toHaveLength(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(images.open('gallery/a.avif')).toBeUndefined();
});
