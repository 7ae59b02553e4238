import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import quay from '../../../shared/src/testing/catalogue/locations/quay.json';
import { routes } from '../routes';

const heading = () => screen.getByRole('heading', { level: 1 });

/** Follows the card of a place from the list, while its file is on the way, which `answer` gives or throws. */
async function followCard() {
  let resolve: (file: unknown) => void = () => undefined;
  const file = new Promise((answered) => (resolve = answered));
  const view = await renderAt('/locations', routes, { files: { 'locations/quay.json': file } });
  await userEvent.click(screen.getByRole('link', { name: /Lowlight Quay/ }));
  return { ...view, answer: (value: unknown) => act(async () => resolve(value)) };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('the page of a location shows what the list says of it while the location is on the way', async () => {
  const { container, answer } = await followCard();
  expect(heading()).toHaveTextContent('Lowlight Quay');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  const [shown, image] = [heading(), container.querySelector('[data-banner] img')];
  await answer(quay);
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
  // The same elements go on to show the place, so that nothing jumps or is read out again.
  expect(heading()).toBe(shown);
  expect(container.querySelector('[data-banner] img')).toBe(image);
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a place that turns out to be gone is not found, though the list has shown it', async () => {
  const { answer } = await followCard();
  await answer(new CatalogueError('not-ok', 'locations/quay.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Location not found');
  expect(screen.queryByText('Loading...')).toBeNull();
});
