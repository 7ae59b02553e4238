import { listedItems } from './listed-items';

const card = (href: string, more = '') => `<li><article><h2><a href="${href}">x</a></h2>${more}</article></li>`;
const show = (html: string) => {
  document.body.innerHTML = `<nav><a href="/plots">Plots</a></nav><main>${html}</main>`;
  return listedItems(document);
};

test('the cards of a list are its items, each once, and tags and second links are none', () => {
  const cards = [
    card('/characters/mara/mara-modern', '<a href="/tags/Genre/Modern">Modern</a>'),
    card('/plots/storm/storm-modern', '<a href="/plots/storm">Read</a>'),
    card('/locations/quay', '<a href="/locations/quay">The Quay</a>'),
  ];
  expect(show(`<p role="status">Showing 3 of 9 items</p><ul>${cards.join('')}</ul>`)).toEqual({
    items: [
      { folder: 'characters', id: 'mara', variantId: 'mara-modern' },
      { folder: 'plots', id: 'storm', variantId: 'storm-modern' },
      { folder: 'locations', id: 'quay' },
    ],
    count: 3,
  });
});

test('a long list says how many it has, drawn or not', () => {
  const { items, count } = show(`<p role="status">Showing 1,900 of 2,000 items</p><ul>${card('/locations/quay')}</ul>`);
  expect([items.length, count]).toEqual([1, 1900]);
});

test('rows of a table and heads of lives side by side are items, too', () => {
  const table = `<table><thead><tr><th><a href="/characters/mara/mara-modern">Mara</a></th></tr></thead>
    <tbody><tr><td><a href="/characters/ivo">Ivo</a></td><td><a href="/locations/quay">Quay</a></td></tr></tbody></table>`;
  expect(show(table)).toEqual({
    items: [
      { folder: 'characters', id: 'mara', variantId: 'mara-modern' },
      { folder: 'locations', id: 'quay' },
    ],
    count: 2,
  });
});
