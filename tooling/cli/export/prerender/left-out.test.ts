/** @jest-environment node */
import { leftOut } from './left-out';

test.each([
  ['/', 'index.html', true],
  ['/', 'plots/index.html', false],
  ['/plots/storm', 'plots/storm/index.html', true],
  ['/plots/storm', 'plots/storm/page.json', true],
  ['/plots/storm', 'plots/storm/storm-modern/index.html', false],
  ['/plots/*', 'plots/storm/index.html', true],
  ['/plots/*', 'plots/index.html', true],
  ['/plots/*', 'plotsy/index.html', false],
  ['/data/families/quill.json', 'data/families/quill.json', true],
])('%s means %s: %p', (url, file, expected) => {
  expect(leftOut([url])(file)).toBe(expected);
});

test('left-out refuses a path that the site does not have', () => {
  expect(() => leftOut(['plots/storm'])).toThrow("--without is 'plots/storm', which is no path of the site");
});
