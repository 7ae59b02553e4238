import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import storm from '../../../shared/src/testing/catalogue/plots/storm-modern.json';
import { routes } from '../routes';

const open = (contentRating: number) =>
  renderAt('/plots/storm/storm-modern', routes, {
    files: { 'plots/storm-modern.json': { ...storm, recordInfo: { ...storm.recordInfo, contentRating } } },
  });

test.each([
  [2, 'Mature'],
  [3, 'Explicit'],
])('a plot of rating %d shows its title and a veil', async (rating, name) => {
  const { container } = await open(rating);
  expect(screen.getByRole('heading', { level: 1, name: storm.title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show' })).toHaveAccessibleDescription(name);
  expect(container).not.toHaveTextContent(storm.hook);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(document.head.querySelector('[name="description"], [property="og:image"]')).toBeNull();
});

test('Show lifts the veil, at any base age', async () => {
  window.localStorage.setItem('baseAge', '3');
  await open(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText(storm.hook)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Plot Overview' })).toBeVisible();
  expect(screen.getByRole('img', { name: storm.title })).toBeInTheDocument();
});

test('an image of the gallery is a link to its own address', async () => {
  await open(0);
  const link = screen.getByRole('link', { name: `${storm.title}, abstract` });
  expect(link).toHaveAttribute('href', '/plots/storm/storm-modern?picture=storm-harbour.avif');
});
