import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { linksFileOf } from '@otherfolk/shared/links/links-files';
import type { FixtureFiles } from '@otherfolk/shared/testing/fixture-reader';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import mara from '../../../shared/src/testing/catalogue/characters/mara.json';
import sciFi from '../../../shared/src/testing/catalogue/characters/mara-sci-fi.json';
import { routes } from '../routes';

const heading = () => screen.getByRole('heading', { level: 1 });

/** Answers for a file when it is told with what. */
function pending() {
  let resolve: (value: unknown) => void = () => undefined;
  const file = new Promise((answered) => (resolve = answered));
  return { file, answer: (value: unknown) => act(async () => resolve(value)) };
}

/** Shows the list, and follows the card of a life. */
async function followCard(files: FixtureFiles) {
  const view = await renderAt('/characters', routes, { files });
  await userEvent.click(await screen.findByRole('link', { name: /Mara Quill/ }));
  return view;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('the page of a life shows what the list says of it while the life is on the way', async () => {
  const { file, answer } = pending();
  const { container } = await followCard({ 'characters/mara.json': file });
  expect(heading()).toHaveTextContent(/^Mara Quill$/);
  expect(screen.getByText('Modern')).toBeVisible();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(document.title).toBe('Mara Quill | Modern | Otherfolk');
  const [shown, banner] = [heading(), container.querySelector('[data-banner]')];
  await answer(mara);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  // The same elements go on to show the life, so that nothing jumps or is read out again.
  expect(heading()).toBe(shown);
  expect(container.querySelector('[data-banner]')).toBe(banner);
  expect(heading()).toHaveTextContent('Mara Isolde Quill');
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a life that turns out to be gone is not found, though the list has shown it', async () => {
  const { file, answer } = pending();
  await followCard({ 'characters/mara.json': file });
  await answer(new CatalogueError('not-ok', 'characters/mara.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: /);
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('another life of the person leaves the page as it is until it has come', async () => {
  const { file, answer } = pending();
  // The lives that may be offered are known from the links: the file of the other life is not read for that.
  const links = {
    [linksFileOf('characters/mara')]: {
      links: { 'characters/mara': { lives: [['mara-modern'], ['mara-sci-fi']] } },
      items: {},
    },
  };
  await followCard({ ...links, 'characters/mara-sci-fi.json': file });
  await userEvent.click(await screen.findByRole('link', { name: 'Next variant' }));
  expect(heading()).toHaveTextContent('Mara Isolde Quill');
  await answer(sciFi);
  await waitFor(() => expect(heading()).toHaveTextContent('Courier Q-7'));
});
