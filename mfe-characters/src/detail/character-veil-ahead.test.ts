/** @jest-environment node */
import { renderAhead } from '@otherfolk/shared/testing/render-ahead';
import core from '../../../shared/src/testing/catalogue/characters/mara.json';
import { routes } from '../routes';

const rated = (contentRating: number) => ({
  'characters/mara.json': { ...core, recordInfo: { ...core.recordInfo, contentRating } },
});

test.each([2, 3])('a page of rating %d has nothing prerendered but the title block and the veil', async (rating) => {
  const { html, failures } = await renderAhead('/characters/mara', routes, rated(rating));
  expect(failures).toEqual([]);
  expect(html).toContain('Mara Isolde Quill</h1>');
  expect(html).toContain('>Show</button>');
  expect(html).not.toMatch(/<img|rel="preload"|og:image|description|letters that were never sent/);
});

test('an open page has all of it', async () => {
  const { html } = await renderAhead('/characters/mara', routes, rated(1));
  expect(html).toMatch(/<img/);
  expect(html).toMatch(/og:description/);
  expect(html).not.toContain('>Show</button>');
});
