/** @jest-environment node */
import * as v from 'valibot';
import { colour, id, imageFile, localDay, themeClass } from './formats';

test.each([
  ['id', id, ['mara', 'a-1'], ['Mara', '../a', '', 'a/b', 5]],
  ['colour', colour, ['#fff', '#31405F'], ['red', '#ffff', 'url(x)', '#fff;', 0xfff]],
  ['localDay', localDay, ['2026-03-01'], ['2026-02-30', '1.3.2026', 'soon', 20260301]],
  [
    'imageFile',
    imageFile,
    ['a.avif', 'A_b-c.1.svg', '7'],
    [
      '.htaccess',
      'a/b.avif',
      '../a',
      'https://x.y/a.avif',
      'javascript:alert(1)',
      'a b.avif',
      'a.avif\n',
      'a@400.avif',
    ],
  ],
  ['themeClass', themeClass, ['theme-ink', '1'], ['theme ink', 'Theme', 'a_b', '"><script>']],
])('%s', (_, schema, good, bad) => {
  for (const value of good) expect([value, v.is(schema, value)]).toEqual([value, true]);
  for (const value of bad) expect([value, v.is(schema, value)]).toEqual([value, false]);
});
