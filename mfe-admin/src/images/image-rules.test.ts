import { imageName } from '@otherfolk/shared/files/image-name';
import { IMAGE_USES, MAX_BYTES } from '@otherfolk/shared/files/image-uses';
import { withImageWords } from '../targets/image-index-text';
import { encodeWithin } from './encode-within';
import { movedFocus } from './focus-point';
import { choicesFor, imageChoices } from './image-choices';
import { halvings, outputSize, pixelArea, turnedBy, turnedSize, type Turns } from './image-geometry';

describe('outputSize', () => {
  test.each([
    ['an avatar is square, 512 px', IMAGE_USES.avatar, [3024, 3024], [512, 512]],
    ['a banner is 1920 × 640', IMAGE_USES.characterBanner, [4032, 1344], [1920, 640]],
    ['a cover is 800 × 1200', IMAGE_USES.characterCover, [2016, 3024], [800, 1200]],
    ['a plot has the cover of a character', IMAGE_USES.plotCover, [2016, 3024], [800, 1200]],
    ['a place is 1600 × 900', IMAGE_USES.locationBanner, [4032, 2268], [1600, 900]],
    ['a gallery keeps the shape of the image, at most 2000 px long', IMAGE_USES.gallery, [4032, 3024], [2000, 1500]],
    ['an upright image of a gallery is 2000 px high', IMAGE_USES.gallery, [3024, 4032], [1500, 2000]],
    ['a small image is not enlarged', IMAGE_USES.avatar, [200, 200], [200, 200]],
    ['a small image of a gallery stays as it is', IMAGE_USES.gallery, [300, 100], [300, 100]],
    ['a preview of links has exactly its size, of a small image too', IMAGE_USES.card, [300, 158], [1200, 630]],
    ['a part that rounding made uneven gets the shape of its use', IMAGE_USES.avatar, [201, 200], [201, 201]],
  ] as const)('%s', (_what, rules, [width, height], [wide, high]) => {
    expect(outputSize({ width, height }, rules)).toEqual({ width: wide, height: high });
  });
});

test.each([
  [0, 1, 1],
  [3, 1, 0],
  [0, -1, 3],
] as const)('%i quarter turns and %i make %i', (turns, by, result) => {
  expect(turnedBy(turns, by)).toBe(result);
});

test.each([
  [0, { x: 100, y: 100, width: 200, height: 100 }],
  [1, { x: 100, y: 500, width: 100, height: 400 }],
  [2, { x: 700, y: 800, width: 200, height: 100 }],
  [3, { x: 800, y: 100, width: 100, height: 400 }],
] as const)(
  'the left upper corner of an image that was turned %i times lies where it was',
  (turns: Turns, expected) => {
    const area = { x: 10, y: 10, width: turns % 2 ? 40 : 20, height: 10 };
    expect(pixelArea({ width: 1000, height: 1000 }, turns, area)).toEqual(expected);
  },
);

test('a part never reaches beyond the image', () => {
  const beyond = { x: 99.99, y: -2, width: 50, height: 200 };
  const { x, y, width, height } = pixelArea({ width: 301, height: 7 }, 0, beyond);
  expect(x + width).toBeLessThanOrEqual(301);
  expect(y + height).toBeLessThanOrEqual(7);
  expect([y, width >= 1]).toEqual([0, true]);
});

test('an image on its side has its sides swapped', () => {
  expect(turnedSize({ width: 4, height: 3 }, 1)).toEqual({ width: 3, height: 4 });
  expect(turnedSize({ width: 4, height: 3 }, 2)).toEqual({ width: 4, height: 3 });
});

test('an image is halved while it stays larger than what it becomes', () => {
  const to = { width: 512, height: 512 };
  expect(halvings({ width: 3025, height: 3025 }, to)).toEqual([
    { width: 1512, height: 1512 },
    { width: 756, height: 756 },
  ]);
  expect(halvings({ width: 1000, height: 1000 }, to)).toEqual([]);
});

describe('encodeWithin', () => {
  /** An image of so many bytes at full quality and size. */
  const imageOf = (bytes: number) => {
    const tries: string[] = [];
    const encode = (quality: number, scale: number) => {
      tries.push(`${quality} ${scale.toFixed(2)}`);
      return Promise.resolve(new Blob([new Uint8Array(Math.round(bytes * quality * scale * scale))]));
    };
    return { tries, encode };
  };

  test.each([
    ['is encoded once where it is small enough', 300_000, true, '0.86 1.00', 1],
    ['gets a lower quality first', 600_000, true, '0.64 1.00', 4],
    ['becomes smaller then', 1_000_000, true, '0.55 0.80', 7],
    ['keeps an exact size', 1_000_000, false, '0.35 1.00', 7],
  ])('an image %s', async (_what, size, canShrink, last, count) => {
    const { tries, encode } = imageOf(size);
    const { size: bytes } = await encodeWithin({ maxBytes: MAX_BYTES, canShrink, encode });
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect([tries.at(-1), tries.length]).toEqual([last, count]);
  });

  test('an image that is always too large is made as small as it can be', async () => {
    const { encode } = imageOf(100_000_000);
    expect((await encodeWithin({ maxBytes: MAX_BYTES, canShrink: false, encode })).size).toBe(10_000_000);
  });
});

describe('imageName', () => {
  test.each([
    ['a name is made from item and use', 'mara-quill', 'avatar', 'image/webp', [], 'mara-quill-avatar.webp'],
    ['it ends as its format', 'mara-quill', 'avatar', 'image/jpeg', [], 'mara-quill-avatar.jpg'],
    ['a taken name gets a number', 'mara', 'gallery', 'image/webp', ['mara-gallery.webp'], 'mara-gallery-2.webp'],
    ['the next free number', 'm', 'avatar', 'image/webp', ['m-avatar.webp', 'm-avatar-2.webp'], 'm-avatar-3.webp'],
    ['another format takes the name, too', 'm', 'avatar', 'image/webp', ['m-avatar.avif'], 'm-avatar-2.webp'],
    ['large letters are no other name', 'm', 'avatar', 'image/webp', ['M-Avatar.webp'], 'm-avatar-2.webp'],
    ['an item without an id', '', 'logo', 'image/png', [], 'logo.png'],
  ] as const)('%s', (_what, id, use, type, taken, expected) => {
    expect(imageName(id, use, type, taken)).toBe(expected);
  });
});

describe('choices', () => {
  const size = { width: 1, height: 1, widths: [] };
  const index = {
    'avatars/mara.avif': { ...size, alt: 'Mara with a lamp' },
    'avatars/tobias.avif': size,
    'characters/banners/mara.avif': size,
    'characters/banners/back/mara.avif': size,
  };
  const made = [
    { path: 'images/avatars/new.webp', bytes: new Blob(), words: { alt: 'A new lamp' } },
    { path: 'images/avatars/tobias.avif', bytes: new Blob(), words: { alt: 'Tobias, again' } },
  ];
  const files = (list: { file: string }[]) => list.map(({ file }) => file).sort();

  test('a field is offered the images of its own folder, and new ones', () => {
    const choices = imageChoices(index, made, 'avatar');
    expect(files(choices)).toEqual(['mara.avif', 'new.webp', 'tobias.avif']);
    expect(choices.find(({ file }) => file === 'tobias.avif')?.alt).toBe('Tobias, again');
    expect(files(imageChoices(index, made, 'characterBanner'))).toEqual(['mara.avif']);
  });

  test('a search finds names and words', () => {
    expect(files(choicesFor(imageChoices(index, made, 'avatar'), 'LAMP'))).toEqual(['mara.avif', 'new.webp']);
    expect(files(choicesFor(imageChoices(index, made, 'avatar'), 'mara lamp'))).toEqual(['mara.avif']);
    expect(choicesFor(imageChoices(index, made, 'avatar'), 'nobody')).toEqual([]);
  });
});

test.each([
  ['ArrowLeft', [0.5, 0.5], [0.45, 0.5]],
  ['ArrowDown', [0.5, 0.98], [0.5, 1]],
  ['a', [0.5, 0.5], undefined],
] as const)('the key %s moves the focus %j to %j', (key, [x, y], expected) => {
  expect(movedFocus([x, y], key)).toEqual(expected);
});

test('texts that are written of an image go over those of the index, an empty one takes one away, and the size stays', () => {
  const index = { 'avatars/a.webp': { width: 1, height: 1, widths: [], alt: 'A lamp', credit: 'Ada' } };
  const words = { alt: '', focus: [0, 1] as [number, number] };
  const text = withImageWords(JSON.stringify(index), [{ path: 'images/avatars/a.webp', words }]);
  expect(JSON.parse(text ?? '')).toEqual({
    'avatars/a.webp': { width: 1, height: 1, widths: [], credit: 'Ada', focus: [0, 1] },
  });
});
