import { screen, within } from '@testing-library/react';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import type { ChangedImage } from '../images/new-images';
import { ImageChanges } from './image-changes';

const CARD = 'cards/characters/mara-modern.jpg';
const bytes = new Blob(['new']);
URL.createObjectURL = () => 'blob:new';
URL.revokeObjectURL = () => undefined;

const show = (image: ChangedImage, listed: object) =>
  renderAt('/', [{ path: '*', element: <ImageChanges title="New images" images={[image]} /> }], {
    files: { 'images/index.json': listed },
  });

/** Each picture with what stands below it. */
const pictures = () =>
  [...screen.getByRole('region', { name: 'New images' }).querySelectorAll('img')].map((picture) => [
    picture.getAttribute('src'),
    picture.closest('figure')?.querySelector('figcaption')?.textContent,
  ]);

test('a social image that replaces one stands beside it', async () => {
  const listed = { [CARD]: { width: 1200, height: 630, widths: [] } };
  await show({ path: `images/${CARD}`, bytes, words: {}, isReplacing: true }, listed);
  await screen.findByRole('img', { name: 'The social image of now' });
  expect(pictures()).toEqual([
    [`/data/images/${CARD}`, 'Before'],
    ['blob:new', 'After'],
  ]);
});

test.each([
  ['the first social image of a page', { path: `images/${CARD}`, bytes, words: {}, isReplacing: true }],
  ['an image with a name of its own', { path: 'images/avatars/new.webp', bytes, words: {} }],
])('%s stands alone', async (_, image) => {
  await show(image, { 'avatars/new.webp': { width: 4, height: 4, widths: [] } });
  await screen.findByText(image.path);
  expect(pictures()).toEqual([['blob:new', undefined]]);
});

test('a review names each changed text of an image, and draws no picture for it', async () => {
  await show({ path: 'images/avatars/old.webp', words: { alt: 'A lamp', credit: '', focus: [0.25, 1] } }, {});
  const item = within(await screen.findByRole('listitem'));
  item.getByText('images/avatars/old.webp, alt text: A lamp, made by: –, focal point: 25% across, 100% down');
  expect(pictures()).toEqual([]);
});
