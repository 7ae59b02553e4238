import { screen, within } from '@testing-library/react';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const list = (surroundings?: Surroundings) => renderAt('/plots', routes, surroundings);
const cards = () => screen.getAllByRole('article');
const cardOf = (label: string) =>
  within(cards().find((card) => within(card).queryAllByText(label).length > 0) as HTMLElement);

test('a visitor finds the published plots, and how many they are', async () => {
  await list();
  expect(screen.getByRole('heading', { name: 'Plots', level: 1 })).toBeVisible();
  expect(screen.getByText('Showing 2 of 2 items')).toBeVisible();
  expect(cards()).toHaveLength(2);
  expect(document.title).toBe('Plots | Otherfolk');
});

test('a card says what the plot is about, and leads to its page in two ways', async () => {
  await list();
  const card = cardOf('Modern');
  expect(card.getByRole('heading', { name: 'The Long Storm' })).toBeVisible();
  expect(card.getByText('The last ferry has left, and one letter is still on the counter.')).toBeVisible();
  expect(card.getByRole('link', { name: /The Long Storm/ })).toHaveAttribute('href', '/plots/storm/storm-modern');
  expect(card.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/plots/storm-modern');
});

test.each([
  ['Modern', 'blue'],
  ['Isolation', 'purple'],
  ['Quiet', 'yellow'],
  ['Rain', 'plain'],
])('the tag %s is %s, after its group', async (tag, tone) => {
  const groups = [
    ['Genre', 'Modern'],
    ['Theme', 'Isolation'],
    ['Tone', 'Quiet'],
    ['Weather', 'Rain'],
  ];
  const tags = groups.map(([group, name]) => ({ group, name }));
  await list({ files: { 'plots/index.variants.json': [{ id: 'storm', published: true, version: 1, tags }] } });
  expect(within(screen.getByRole('list', { name: 'Tags' })).getByText(tag)).toHaveAttribute('data-tone', tone);
});

test.each<[string, Surroundings, string, string[]]>([
  ['nothing on a plot that is out', {}, 'Modern', []],
  ['the next release, to whom may see it', { viewer: { aN: true } }, 'Late Harvest', ['Next Release']],
  ['what is new', { today: '2026-03-15' }, 'Modern', ['New']],
  ['what was updated', { today: '2026-09-29' }, 'Modern', ['Updated']],
  ['no update that is older than 14 days', { today: '2026-09-30' }, 'Modern', []],
  [
    'the pipeline, to whom may see it',
    {
      viewer: { aP: true },
      files: {
        'plots/index.variants.json': [{ id: 'draft', title: 'Draft', published: false, dateAdded: '2026-11-20' }],
      },
    },
    'Draft',
    ['Pipeline'],
  ],
])('a card marks %s', async (_, surroundings, label, badges) => {
  await list(surroundings);
  const found = cardOf(label).queryAllByText(/^(New|Updated|Next Release|Pipeline)$/);
  expect(found.map((badge) => badge.textContent)).toEqual(badges);
});

test('an entry with nothing but an id still shows', async () => {
  await list({ files: { 'plots/index.variants.json': [{ id: 'bare', published: true }] } });
  expect(screen.getByText('Showing 1 of 1 item')).toBeVisible();
  expect(screen.getByRole('link', { name: /bare/ })).toHaveAttribute('href', '/plots/bare/bare');
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
});

test('a list that does not load is logged, and stays empty', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await list({
    files: { 'plots/index.variants.json': new CatalogueError('not-json', '/data/plots/index.variants.json') },
  });
  expect(screen.getByText('No items found.')).toBeVisible();
  expect(warn).toHaveBeenCalled();
});
