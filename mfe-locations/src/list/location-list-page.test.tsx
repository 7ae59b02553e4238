import { screen, within } from '@testing-library/react';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const INDEX = 'locations/index.json';

const list = (surroundings?: Surroundings) => renderAt('/locations', routes, surroundings);
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const onlyCard = () => within(screen.getByRole('article'));

test.each<[string, Surroundings, string[]]>([
  ['a visitor finds the published locations', {}, ['Lowlight Quay']],
  ['aN adds those of the next release', { viewer: { aN: true } }, ['Lowlight Quay', 'Ninefold Tower']],
  ['aP adds those of the pipeline', { viewer: { aP: true } }, ['Archive Cellar', 'Lowlight Quay']],
  ['an admin without flags finds what a visitor finds', { viewer: { memType: 'a' } }, ['Lowlight Quay']],
])('%s, from A to Z', async (_, surroundings, expected) => {
  await list(surroundings);
  expect(screen.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  expect(names()).toEqual(expected);
  const items = expected.length === 1 ? 'item' : 'items';
  expect(screen.getByText(`Showing ${expected.length} of ${expected.length} ${items}`)).toBeVisible();
});

test('a card shows how the description begins, and the tags in a line', async () => {
  await list();
  const card = onlyCard();
  expect(card.getByRole('link', { name: /Lowlight Quay/ })).toHaveAttribute('href', '/locations/quay');
  expect(
    card.getByText(
      'A stone quay with one lamp, a letter office, and a ferry that leaves a little before the time on the…',
    ),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'Quiet' }).parentElement).toHaveTextContent('Quiet • Harbour');
  expect(document.title).toBe('Locations | Otherfolk');
});

test('a card without a cover gets the missing one', async () => {
  const { container } = await list({ files: { [INDEX]: [{ id: 'bare', published: true }] } });
  expect(names()).toEqual(['bare']);
  expect(container.querySelector('img')).toHaveAttribute('src', '/data/images/characters/covers/missing-cover.svg');
});

test.each([
  ['Ninefold Tower', { aN: true }, 'Next Release'],
  ['Archive Cellar', { aP: true }, 'Pipeline'],
])('%s carries the badge of its stage', async (name, viewer, badge) => {
  await list({ viewer });
  const card = screen.getAllByRole('article').find((article) => within(article).queryByText(name));
  expect(within(card as HTMLElement).getByText(badge)).toBeVisible();
  expect(screen.getAllByText(/^(Next Release|Pipeline)$/, { ignore: 'option' })).toHaveLength(1);
});

test('a list that does not load is logged, and stays empty', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await list({ files: { [INDEX]: new CatalogueError('not-json', `/data/${INDEX}`) } });
  expect(screen.getByText('No items found.')).toBeVisible();
  expect(warn).toHaveBeenCalled();
});
