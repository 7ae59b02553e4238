import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import index from '../../../shared/src/testing/catalogue/characters/index.variants.json';
import { routes } from '../routes';

const [mara] = index.filter(({ id }) => id === 'mara-modern');
const rated = (...ratings: number[]) => ({
  files: {
    'characters/index.variants.json': ratings.map((contentRating, number) => ({
      ...mara,
      id: `mara-${number}`,
      name: `Mara ${number}`,
      contentRating,
    })),
  },
});
const open = (...ratings: number[]) => renderAt('/characters', routes, rated(...ratings));
const card = (number: number) =>
  within(screen.getByRole('heading', { name: `Mara ${number}` }).closest('article') as HTMLElement);
const show = (number: number) => card(number).queryByRole('button', { name: 'Show' });
const images = (number: number) => card(number).queryAllByRole('presentation');

test('a card of a rating from Mature on keeps its name and link, and shows a veil in the place of its cover', async () => {
  await open(1, 2, 3);
  expect([show(0), images(0).length]).toEqual([null, 3]);
  expect(show(1)).toHaveAccessibleDescription('Mature');
  expect(show(2)).toHaveAccessibleDescription('Explicit');
  expect([images(1), images(2)]).toEqual([[], []]);
  expect(card(2).getByRole('link', { name: /Mara 2/ })).toHaveAttribute('href', '/characters/mara/mara-2');
});

test('Show lifts the veil of every card of that rating, and hands the focus to its link', async () => {
  await open(2, 3, 2);
  await userEvent.click(show(0) as HTMLElement);
  expect([show(0), show(2)]).toEqual([null, null]);
  expect(images(2)).toHaveLength(3);
  expect(show(1)).toBeVisible();
  expect(card(0).getByRole('link')).toHaveFocus();
});

test('the veil of a character under 18 has no button, whatever was chosen', async () => {
  window.localStorage.setItem('shownRatings', '2,3');
  window.localStorage.setItem('baseAge', '11');
  await open(1, 2);
  expect(images(0)).toHaveLength(3);
  expect(card(1).getByText('Mature')).toBeVisible();
  expect([show(1), images(1)]).toEqual([null, []]);
});

test('a life under 18 that is not shown cannot be collected to be compared', async () => {
  window.localStorage.setItem('baseAge', '11');
  await open(1, 2);
  const compare = (number: number) => card(number).queryByRole('button', { name: /^Compare/ });
  await waitFor(() => expect(compare(0)).toBeVisible());
  expect(compare(1)).toBeNull();
});
