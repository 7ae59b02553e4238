import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import core from '../../../shared/src/testing/catalogue/characters/mara.json';
import { routes } from '../routes';

const rated = (contentRating: number): Surroundings => ({
  files: { 'characters/mara.json': { ...core, recordInfo: { ...core.recordInfo, contentRating } } },
});
const open = (contentRating: number, path = '/characters/mara') => renderAt(path, routes, rated(contentRating));
const show = () => screen.queryByRole('button', { name: 'Show' });
const meta = (selector: string) => document.head.querySelector(selector);

test.each([0, 1])('a page of rating %d is open', async (rating) => {
  await open(rating);
  expect(show()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test.each([
  [2, 'Mature'],
  [3, 'Explicit'],
])('a page of rating %d shows its title and a veil', async (rating, name) => {
  const { container } = await open(rating);
  expect(screen.getByRole('heading', { level: 1, name: 'Mara Isolde Quill' })).toBeVisible();
  expect(show()).toHaveAccessibleDescription(name);
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
  expect(document.title).toBe('Mara Isolde Quill | Modern | Otherfolk');
  for (const telling of ['meta[name="description"]', 'meta[property="og:description"]', 'meta[property="og:image"]']) {
    expect(meta(telling)).toBeNull();
  }
});

test('Show lifts the veil of its rating, here and in every later page, not of the other', async () => {
  const { unmount } = await open(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Mara Isolde Quill' })).not.toEqual([]);
  unmount();
  const again = await open(2);
  expect(show()).toBeNull();
  again.unmount();
  await open(3);
  expect(show()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(window.localStorage.getItem('shownRatings')).toBe('2,3');
});

test('a veil that is lifted in another tab is lifted here as well', async () => {
  await open(3);
  act(() => {
    window.localStorage.setItem('shownRatings', '3');
    window.dispatchEvent(new StorageEvent('storage', { key: 'shownRatings' }));
  });
  expect(show()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test.each([
  [2, 'This page is rated Mature and is not shown for a character under 18.'],
  [3, 'This page is rated Explicit and is not shown for a character under 18.'],
])('a page of rating %d is not shown for a character under 18, whatever was chosen', async (rating, text) => {
  window.localStorage.setItem('shownRatings', '2,3');
  window.localStorage.setItem('baseAge', '11');
  await open(rating);
  expect(screen.getByText(text)).toBeVisible();
  expect(show()).toBeNull();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
});

test('the ageless are under no age', async () => {
  window.localStorage.setItem('baseAge', '5');
  await open(2, '/characters/mara/mara-sci-fi');
  expect(show()).toBeVisible();
});

// Last: what could not be stored outlives its page, as it would in a browser.
test('a lifted veil stays lifted on this page where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await open(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
});
