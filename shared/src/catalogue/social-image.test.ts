/** @jest-environment node */
import { socialImage, socialImageFile } from './social-image';

test.each([
  ['/', 'home.jpg'],
  ['/characters', 'characters.jpg'],
  ['/characters/mara-quill/mara-quill-modern', 'characters/mara-quill-modern.jpg'],
  ['/plots/storm', 'plots/storm.jpg'],
  ['/locations/quay', 'locations/quay.jpg'],
  ['/privacy', 'home.jpg'],
  ['/changelog', 'changelog.jpg'],
])('the card of %s is %s', (path, file) => {
  expect(socialImageFile(path)).toBe(file);
});

test('a card is offered only where the catalogue lists it', () => {
  const index = { 'cards/plots/storm.jpg': { width: 1200, height: 630, widths: [] } };
  expect(socialImage('/plots/storm', index)).toEqual({
    src: '/data/images/cards/plots/storm.jpg',
    width: 1200,
    height: 630,
  });
  expect(socialImage('/plots/calm', index)).toBeUndefined();
});
