import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/page/create-query-client';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { signIn } from '@otherfolk/shared/testing/render-at';
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

const row = (name: string) => screen.queryByRole('list', { name });
const cardsIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => {
  writeSession(signedOut);
  jest.useRealTimers();
});

test('what was added or updated last stands on the home page, but for what is featured there', async () => {
  await open('2026-11-20');
  expect(await cardsIn('New and updated')).toEqual(['mara-sci-fi', 'storm-fantasy']);
});

test('a member finds what his flags open among it', async () => {
  signIn({ aN: true });
  await open('2026-11-20');
  expect(await screen.findByText('harvest-horror')).toBeVisible();
  expect(await cardsIn('New and updated')).toEqual(['mara-sci-fi', 'harvest-horror', 'storm-fantasy']);
});

test("this month's birthdays stand below it, with their days", async () => {
  await open('2026-11-20');
  expect(await cardsIn('Birthdays this month')).toEqual(['ivo-modern November 30']);
  expect(screen.queryByRole('link', { name: 'All birthdays' })).toBeNull();
});

test('on another day than that of rendering, its birthdays come', async () => {
  await open('2026-04-17');
  expect(await screen.findByText('mara-modern April 17')).toBeVisible();
  expect(await cardsIn('Birthdays this month')).toEqual(['mara-modern April 17', 'mara-sci-fi April 17']);
});

test('of many birthdays the first are shown, with a link to all', async () => {
  const lives = Array.from({ length: 9 }, (_, index) => ({
    id: `life-${index}`,
    published: true,
    version: 1,
    ageGrade: { birthMonth: 11, birthDay: 21 },
  }));
  await open('2026-11-20', { 'characters/index.variants.json': lives });
  expect(await cardsIn('Birthdays this month')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'All birthdays' })).toHaveAttribute('href', '/characters?sort=birthday');
});

test('a row of which nothing is left is not there, nor is its heading', async () => {
  await open('2026-08-20', { 'plots/index.variants.json': [], 'characters/index.variants.json': [] });
  expect(row('New and updated')).toBeNull();
  expect(row('Birthdays this month')).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('Surprise me leads to a life; without scripts, to all of them', async () => {
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
])('by the chance of %p the surprise is %s', async (random, path) => {
  await expect(surprise({ client: newClient(), viewer: VISITOR, release: 2 }, random)).resolves.toBe(path);
});

test('where there is no life to be surprised by, the list says so', async () => {
  const client = newClient({ 'characters/index.variants.json': [] });
  await expect(surprise({ client, viewer: VISITOR, release: 2 })).resolves.toBe('/characters');
});
