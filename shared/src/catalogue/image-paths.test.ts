/** @jest-environment node */
import { IMAGE_FOLDERS, type ImageKind, imageSet, imageUrl } from './image-paths';

test.each<[ImageKind, string]>([
  ['logo', '/data/images/logos/a.svg'],
  ['avatar', '/data/images/avatars/a.svg'],
  ['bannerCharacter', '/data/images/characters/banners/char/a.svg'],
  ['coverHighlight', '/data/images/characters/covers/highlight/a.svg'],
  ['gallery', '/data/images/gallery/a.svg'],
  ['plotCover', '/data/images/plots/covers/a.svg'],
  ['locationBanner', '/data/images/locations/a.svg'],
  ['highlightBadge', '/data/images/highlights/a.svg'],
])('an image of kind %s lies at %s', (kind, url) => {
  expect(imageUrl(kind, 'a.svg')).toBe(url);
});

test('no two kinds share a folder', () => {
  const folders = Object.values(IMAGE_FOLDERS);
  expect(new Set(folders).size).toBe(folders.length);
});

const imageIndex = {
  'gallery/a.b.avif': { width: 800, height: 1200, widths: [400, 600] },
  'gallery/plain': { width: 80, height: 120, widths: [40] },
  'avatars/only.avif': { width: 80, height: 80, widths: [] },
};

test('narrower versions come in order, the full image last', () => {
  expect(imageSet('gallery', 'a.b.avif', imageIndex)).toEqual({
    src: '/data/images/gallery/a.b.avif',
    srcSet:
      '/data/images/gallery/a.b@400.avif 400w, /data/images/gallery/a.b@600.avif 600w, /data/images/gallery/a.b.avif 800w',
    width: 800,
    height: 1200,
  });
});

test.each<[ImageKind, string, object]>([
  ['gallery', 'unknown.avif', { src: '/data/images/gallery/unknown.avif' }],
  ['gallery', 'constructor', { src: '/data/images/gallery/constructor' }],
  ['avatar', 'only.avif', { src: '/data/images/avatars/only.avif', width: 80, height: 80 }],
  [
    'gallery',
    'plain',
    {
      src: '/data/images/gallery/plain',
      srcSet: '/data/images/gallery/plain@40 40w, /data/images/gallery/plain 80w',
      width: 80,
      height: 120,
    },
  ],
])('%s %s is served as far as the index knows it', (kind, file, expected) => {
  expect(imageSet(kind, file, imageIndex)).toEqual(expected);
});
