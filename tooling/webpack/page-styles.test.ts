/** @jest-environment node */
import { listPageStyles, pageStyles } from './page-styles';

test.each([
  ['page-plot', true],
  ['widget-plots', true],
  ['list-tools', false],
  [undefined, false],
])('the styles of the chunk %s go into the sheet of all pages: %p', (name, expected) => {
  expect(pageStyles.chunks({ name })).toBe(expected);
});

test('the styles of pages come with the remote, other late ones stay late', () => {
  const css = { sync: ['remote.0.css'], async: ['lightbox.1.css', 'page-styles.2.css'] };
  const stats = { exposes: [{ assets: { css } }] };
  listPageStyles({ stats });
  expect(stats.exposes[0]?.assets.css).toEqual({
    sync: ['remote.0.css', 'page-styles.2.css'],
    async: ['lightbox.1.css'],
  });
});
