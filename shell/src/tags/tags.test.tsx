import { act, screen, within } from '@testing-library/react';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import type { FixtureFiles } from '@otherfolk/shared/testing/fixture-reader';
import { signIn } from '@otherfolk/shared/testing/render-in-shell';
import { cardsLoader } from '../testing/cards-loader';
import { renderShell } from '../testing/render-shell';

async function open(path: string, files?: FixtureFiles) {
  const view = await renderShell(path, cardsLoader(), files);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return view;
}

const section = (name: RegExp) => screen.queryByRole('region', { name });
const cardsOf = (name: RegExp) =>
  within(section(name) as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => writeSession(signedOut));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('the page of all tags lists the groups of what a visitor sees, genres first, with counts and links', async () => {
  await open('/tags');
  await screen.findByRole('region', { name: 'Genre' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tags');
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual([
    'How to find things',
    'Genre',
    'Character Grouping',
    'Eye Color',
    'Gender',
    'Hair Color',
    'Kind',
    'Mood',
    'Theme',
    'Tone',
  ]);
  expect(cardsOf(/^Genre$/)).toEqual(['Fantasy 1', 'Modern 3', 'Sci-Fi 1']);
  expect(screen.getByRole('link', { name: 'Gray Eyes 2' })).toHaveAttribute('href', '/tags/Eye%20Color/Gray%20Eyes');
});

test('tags without a group stand last, under Other, and names of any kind are names', async () => {
  const tags = [
    { group: '__proto__', name: 'constructor' },
    { group: '', name: '__proto__' },
    { group: 'Zoo', name: '<b>&amp;"' },
  ];
  await open('/tags', {
    'characters/index.variants.json': [],
    'plots/index.variants.json': [{ id: 'p', published: true, version: 1, tags }],
    'locations/index.json': [],
  });
  await screen.findByRole('region', { name: 'Zoo' });
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['How to find things', '__proto__', 'Zoo', 'Other']);
  expect(cardsOf(/^Zoo$/)).toEqual(['<b>&amp;" 1']);
});

test('an empty catalogue says so, and how to find things all the same', async () => {
  await open('/tags', {
    'characters/index.variants.json': [],
    'plots/index.variants.json': [],
    'locations/index.json': [],
  });
  expect(await screen.findByText('No items found.')).toBeVisible();
  expect(screen.getByText('How to find things')).toBeVisible();
});

test('the page of a tag shows what bears it, each kind by its remote, and leads to the filtered lists', async () => {
  await open('/tags/Genre/Modern');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Modern');
  expect(document.title).toBe('Modern | Genre | Otherfolk');
  expect(cardsOf(/^Characters 2$/)).toEqual(['ivo-modern first', 'mara-modern']);
  expect(cardsOf(/^Plots 1$/)).toEqual(['storm-modern']);
  expect(section(/^Locations/)).toBeNull();
  expect(screen.getByRole('link', { name: 'In the list of characters' })).toHaveAttribute(
    'href',
    '/characters?tag=Genre%3AModern',
  );
  expect(screen.getByText('2 characters • 1 plot')).toBeVisible();
});

test('a tag of many items shows the first, with a link to all of them', async () => {
  const tags = [{ group: 'Mood', name: 'Grim' }];
  const plots = Array.from({ length: 50 }, (_, index) => ({ id: `p-${index}`, published: true, version: 1, tags }));
  await open('/tags/Mood/Grim', { 'plots/index.variants.json': plots });
  expect(cardsOf(/^Plots 50$/)).toHaveLength(48);
  expect(screen.getByText(/^Showing the first 48\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 50 plots' })).toHaveAttribute('href', '/plots?tag=Mood%3AGrim');
});

test.each([
  ['that nothing bears', '/tags/Genre/Nowhere'],
  ['of a group without it', '/tags/Mood/Modern'],
  ['that unnamed characters alone bear', '/tags/Genre/Horror'],
  ['that characters of the pipeline alone bear', '/tags/Genre/Mystery'],
  ['that locations of the next release alone bear', '/tags/Kind/Ruin'],
  ['that is a group alone', '/tags/Genre'],
])('a tag %s is not found by a visitor', async (_, path) => {
  await renderShell(path, cardsLoader());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Tag not found$/);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a member finds the tags of what his flags open', async () => {
  signIn({ aN: true });
  await open('/tags/Kind/Ruin');
  expect(cardsOf(/^Locations 1$/)).toEqual(['tower first']);
});

test('a remote whose release lacks the cards leaves their place empty, and the rest stands', async () => {
  const { load, ...rest } = cardsLoader();
  const older = {
    ...rest,
    load: async (id: string) => {
      const remote = await load(id);
      return id === 'plots' ? { ...remote, widgets: { 'featured-plot': () => null } } : remote;
    },
  };
  await renderShell('/tags/Genre/Modern', older);
  await screen.findByText('ivo-modern first');
  expect(section(/^Plots 1$/)).toBeVisible();
  expect(within(section(/^Plots 1$/) as HTMLElement).queryAllByRole('listitem')).toEqual([]);
});
