/** @jest-environment node */
import { sanityWarnings } from './sanity-warnings';

const tag = { group: 'Genre', name: 'Modern' };

test.each([
  ['nothing of a complete character', { images: { avatar: 'a.avif' }, tags: [tag] }, []],
  ['missing images', { images: {}, tags: [tag] }, ['No images field found after merging.']],
  ['missing tags', { images: { avatar: 'a.avif' }, tags: [] }, ['Tags are missing or empty.']],
  ['both', { images: undefined, tags: [] }, ['No images field found after merging.', 'Tags are missing or empty.']],
])('the log says %s', (_, character, expected) => {
  expect(sanityWarnings(character)).toEqual(expected);
});
