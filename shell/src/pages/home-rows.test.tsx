import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { signIn } from '@otherfolk/shared/testing/render-in-shell';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { cardsLoader } from '../testing/cards-loader';
import { renderShell } from '../testing/render-shell';
import { surprise } from './surprise';

const setDay = (today: LocalDay) =>
  jest.useFakeTimers({
    now: new Date(`${today}T12:00:00`),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });

async function open(today: LocalDay, files?: FixtureFiles) {
  setDay(today);
  await renderShell('/', cardsLoader(), files);
  await screen.findByRole('link', { name: 'Surprise me' });
}

const cardsIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  writeSession(signedOut);
  jest.useRealTimers();
});

const life = (id: string, birthMonth: number, birthDay: number, more: object = {}) => ({
  ...{
    id,
    coreId: id,
    published: true,
    version: 1,
    ageGrade: { birthMonth, birthDay },
    dateAdded: `2026-10-${birthDay}`,
  },
  ...more,
});

/** Five people who are born on 11 to 15 November, and one in April; four are no featured ones. */
const lives = [...[11, 12, 13, 14, 15].map((day) => life(`day-${day}`, 11, day)), life('april', 4, 17)];
const withLives = (characters: object[]): FixtureFiles => ({
  'characters/index.variants.json': characters,
  'plots/index.variants.json': [],
});

const nothing = { 'characters/index.variants.json': [], 'plots/index.variants.json': [] };

test('visitors of an empty site read that nothing is published, and are led nowhere by chance', async () => {
  await renderShell('/', cardsLoader(), nothing);
  expect(await screen.findByText('Nothing is published here yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Surprise me' })).toBeNull();
});

test('the owner of an empty site finds three steps, and which of them are done', async () => {
  signIn({ memType: 'a' });
  const draft = { ...life('draft', 4, 1), published: false };
  const files = { ...nothing, 'characters/index.variants.json': [draft], 'site.json': { name: 'Mine' } };
  await renderShell('/', cardsLoader(), files);
  const steps = within(await screen.findByRole('region', { name: 'Three steps to your first page' }));
  expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name your site', '/editor/edit-site'],
    ['Make a person', '/admin?create=core'],
    ['Publish', '/editor/edit-variant/draft'],
  ]);
  expect(steps.getAllByRole('listitem').map((item) => item.hasAttribute('data-done'))).toEqual([false, true, false]);
});

test('the home page shows the items that were added or updated last, but for the featured ones', async () => {
  await open('2026-11-20', { ...withLives(lives), 'site.json': { featured: { characters: ['april', 'day-15'] } } });
  expect(await cardsIn('New and updated')).toEqual(['day-14', 'day-13', 'day-12', 'day-11']);
});

test('a member finds what his flags open among it', async () => {
  signIn({ aN: true });
  await open('2026-11-20', withLives([...lives, life('later', 11, 30, { version: 3 })]));
  expect(await screen.findByText('later')).toBeVisible();
  expect((await cardsIn('New and updated'))[0]).toBe('later');
});

test('the birthdays of this month stand below the new items, with their days', async () => {
  await open('2026-11-14', withLives(lives));
  const days = [
    'day-14 November 14',
    'day-15 November 15',
    'day-11 November 11',
    'day-12 November 12',
    'day-13 November 13',
  ];
  expect(await cardsIn('Birthdays this month')).toEqual(days);
  expect(screen.queryByRole('link', { name: 'All birthdays' })).toBeNull();
});

test('the row of a month with few birthdays is filled by the next four', async () => {
  await open('2026-04-17', withLives(lives));
  expect(await screen.findByText('april April 17')).toBeVisible();
  const days = ['april April 17', 'day-11 November 11', 'day-12 November 12', 'day-13 November 13'];
  expect(await cardsIn('Next birthdays')).toEqual(days);
  expect(screen.getByRole('link', { name: 'All birthdays' })).toBeVisible();
});

test('the row of a month with many birthdays shows the first, with a link to all', async () => {
  await open('2026-11-20', withLives(Array.from({ length: 9 }, (_, index) => life(`life-${index}`, 11, 21))));
  expect(await cardsIn('Birthdays this month')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'All birthdays' })).toHaveAttribute('href', '/characters?sort=birthday');
});

test('a row that three cards would not fill is not there, nor is its heading', async () => {
  await open('2026-11-20', withLives(lives.slice(0, 3)));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a row of which nothing is left is not there, nor is its heading', async () => {
  await open('2026-08-20', withLives(lives.slice(0, 1)));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('Surprise me leads to a life, and to all of them without scripts', async () => {
  await open('2026-11-20');
  const link = screen.getByRole('link', { name: 'Surprise me' });
  expect(link).toHaveAttribute('href', '/characters');
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Surprise me' })).toBeNull());
});

const newClient = (files?: FixtureFiles) =>
  createQueryClient(testShell({ read: fixtureReader(files), origin: '', renderedOn: '2026-11-20' }), { retries: 0 });

test.each([
  [0, '/characters/ivo/ivo-modern'],
  [0.34, '/characters/mara/mara-modern'],
  [0.999, '/characters/mara/mara-sci-fi'],
])('the surprise for the random number %p is %s', async (random, path) => {
  await expect(surprise({ client: newClient(), viewer: VISITOR, release: 2 }, random)).resolves.toBe(path);
});

test('the surprise of a catalogue without lives is the list, which says so', async () => {
  const client = newClient({ 'characters/index.variants.json': [] });
  await expect(surprise({ client, viewer: VISITOR, release: 2 })).resolves.toBe('/characters');
});
