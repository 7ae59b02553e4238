/** @jest-environment node */
import { contentRatingName } from './content-rating';

test.each([
  [0, 'Everyone'],
  [1, 'Teen'],
  [2, 'Mature'],
  [3, 'Explicit'],
  [4, undefined],
  [-1, undefined],
  [0.5, undefined],
  [undefined, undefined],
])('the rating %s is %s', (rating, name) => {
  expect(contentRatingName(rating)).toBe(name);
});
