import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deriveSearch } from '@otherfolk/shared/search/derive-search';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { parsedFiles } from '@otherfolk/shared/testing/parsed-files';
import { fakeLoader, renderShell } from '../testing/render-shell';
import { recentPages, rememberPage } from './recent-pages';
import { listenForShortcuts } from './search-shortcuts';

const PUBLISHED = { published: true, version: 1 };
const life = (id: string, name: string, more: object = {}) => ({
  ...{ id, coreId: 'zoe', name, variantLabel: 'Modern', ...PUBLISHED },
  ...more,
});

/** One person with lives of three ratings, of which the last is under age at any base age. */
const catalogue: FixtureFiles = {
  'characters/index.variants.json': [
    life('zoe-day', 'Zoë Amber'),
    life('zoe-night', 'Nightshade', { contentRating: 2 }),
    life('zoe-child', 'Little Zoë', { contentRating: 2 }),
  ],
  'characters/zoe.json': { id: 'zoe', name: 'Zoë Amber', variants: [] },
  'characters/zoe-day.json': {
    variantOf: 'zoe',
    recordInfo: PUBLISHED,
    sections: { Backstory: 'She mends barometers. They mend her.', 'Romance Vibe': 'Velvet barometers.' },
  },
  'characters/zoe-night.json': {
    variantOf: 'zoe',
    recordInfo: { ...PUBLISHED, contentRating: 2 },
    sections: { Backstory: 'She breaks barometers.' },
  },
  'characters/zoe-child.json': {
    variantOf: 'zoe',
    recordInfo: { ...PUBLISHED, contentRating: 2 },
    ageGrade: { ageFormula: 'X-10' },
    sections: { Backstory: 'She draws barometers.' },
  },
  'plots/index.variants.json': [],
  'locations/index.json': [],
};

async function withSearch(files: FixtureFiles = catalogue): Promise<FixtureFiles> {
  const derived = await deriveSearch(fixtureReader(files), (content) => `${content.length}-${content.slice(-40)}`);
  return { ...files, ...Object.fromEntries(await parsedFiles(derived)) };
}

async function open(files?: FixtureFiles) {
  await renderShell('/', fakeLoader({}), files ?? (await withSearch()));
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search' });
}

const rows = () => within(screen.getByRole('dialog')).queryAllByRole('option');
const options = () => rows().map((option) => option.textContent);

beforeAll(() => {
  openDialogs();
  listenForShortcuts();
});
beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search', async (keys) => {
  await renderShell('/', fakeLoader({}), await withSearch());
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard(keys);
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus();
});

test('a slash that is typed into a field stays there', async () => {
  await renderShell('/', fakeLoader({}), await withSearch());
  const field = document.body.appendChild(document.createElement('input'));
  await userEvent.type(field, 'a/b');
  expect(field).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
});

test('the button is a link to the page that says how to find things, and opens the search', async () => {
  await renderShell('/', fakeLoader({}), await withSearch());
  const button = screen.getByRole('link', { name: 'Search' });
  expect(button).toHaveAttribute('href', '/tags');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the search finds names by the typed text, and arrows choose a row', async () => {
  await userEvent.type(await open(), 'zoe');
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(rows()[0]).toHaveAttribute('href', '/characters/zoe');
  expect(rows()[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(rows()[1]).toHaveAttribute('aria-selected', 'true');
});

test('Enter leads to the row that is chosen, and closes the search', async () => {
  await userEvent.type(await open(), 'changelog');
  await waitFor(() => expect(rows()[0]).toHaveAttribute('href', '/changelog'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Changelog' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a row that is opened in a new tab leaves the search open', async () => {
  await userEvent.type(await open(), 'nightshade');
  await waitFor(() => expect(options()[0]).toMatch(/Nightshade/));
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(rows()[0] as HTMLElement);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('words in texts are shown in their sentence, marked, and lead to their section', async () => {
  await userEvent.type(await open(), 'barometers');
  const row = await screen.findByRole('option', { name: /She mends barometers/ });
  expect(row).toHaveAttribute('href', '/characters/zoe/zoe-day#backstory');
  expect(row.querySelector('mark')).toHaveTextContent('barometers');
  expect(row).toHaveAttribute('aria-selected', 'true');
});

const answersTo = async (question: string) => {
  await userEvent.type(await open(), question);
  await screen.findByText(/\d results?|Nothing found/);
  return options();
};

test('a question is answered by what matches some of its words, the commonest left out', async () => {
  expect(await answersTo('who mends a barometer for the captain?')).toEqual([
    'LZoë AmberLife · ModernBackstory: She mends barometers.',
  ]);
});

test('an item that is found by its whole name stands first, and once', async () => {
  expect((await answersTo('zoë amber')).map((text) => text?.slice(1))).toEqual([
    'Zoë AmberPerson · 3 lives',
    'Zoë AmberLife · Modern',
    'Little ZoëLife · Modern · Zoë Amber',
    'NightshadeLife · Modern · Zoë Amber',
  ]);
});

test('a text behind a veil is not found, and an item is found once', async () => {
  expect(await answersTo('barometers')).toEqual(['LZoë AmberLife · ModernBackstory: She mends barometers.']);
  expect(document.body.textContent).not.toMatch(/Velvet|breaks|draws/);
});

test('a text behind a lifted veil is found without its sentence, but never of somebody under age', async () => {
  window.localStorage.setItem('shownRatings', '2');
  expect((await answersTo('barometers')).filter((text) => /Nightshade|Little/.test(text ?? ''))).toEqual([
    'LNightshadeLife · Modern · Zoë Amber',
  ]);
  expect(document.body.textContent).not.toMatch(/breaks|draws/);
});

test('a text for adults alone is found without its sentence', async () => {
  expect(await answersTo('velvet')).toEqual(['LZoë AmberLife · Modern']);
  expect(rows()[0]).toHaveAttribute('href', '/characters/zoe/zoe-day#romance-vibe');
  expect(document.body.textContent).not.toMatch(/Velvet/);
});

test('a text for adults alone is not found of somebody under 18', async () => {
  window.localStorage.setItem('baseAge', '12');
  expect(await answersTo('velvet')).toEqual([]);
});

test('the pages that were visited last stand on top, and can be forgotten', async () => {
  rememberPage('/characters/zoe/zoe-night');
  rememberPage('/characters/zoe');
  rememberPage('/characters/nobody');
  rememberPage('/changelog');
  await open();
  await waitFor(() =>
    expect(options()).toEqual([expect.stringMatching(/Zoë Amber/), expect.stringMatching(/Nightshade/)]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Forget them' }));
  expect(recentPages()).toEqual([]);
  expect(options()[0]).toMatch(/Home/);
});

test('an index that is missing is said, and another try finds it', async () => {
  const files = await withSearch();
  const { 'search/names.json': names, ...without } = files;
  const served: FixtureFiles = without;
  await open(served);
  expect(await screen.findByText(/Search is not available right now/)).toBeVisible();
  served['search/names.json'] = names;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'zoe');
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
});

test.each<[string, (files: FixtureFiles) => FixtureFiles]>([
  ['is missing', ({ 'search/words.json': _, ...files }) => files],
  ['has lost a part', ({ 'search/words-1.json': _, ...files }) => files],
  ['is truncated', (files) => ({ ...files, 'search/words.json': { names: 'x' } })],
  ['has a part of another release', (files) => ({ ...files, 'search/words-1.json': { id: 'x', words: {} } })],
  [
    'belongs to other names',
    (files) => ({ ...files, 'search/words.json': { names: 'x', parts: [], common: [], forAdults: [] } }),
  ],
])('the search says that its full text %s, and finds names', async (_, change) => {
  await userEvent.type(await open(change(await withSearch())), 'zoe');
  await waitFor(() => expect(options().length).toBeGreaterThan(2));
  expect(await screen.findByText(/Only names were searched/)).toBeVisible();
  expect(options().length).toBeGreaterThan(2);
});
