import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeResizeObserver } from '@otherfolk/shared/testing/fake-resize-observer';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { compareRoutes } from './compare-routes';

const open = async (query = '', surroundings?: Surroundings) => {
  await renderAt(`/compare${query}`, compareRoutes, surroundings);
  await screen.findByText(/^Read two|are marked with|not enough/);
};
const columns = () =>
  screen.queryAllByRole('columnheader').map((head) => within(head).getAllByRole('link')[0]?.textContent);
const said = () =>
  within(screen.getByRole('status'))
    .getAllByText(/./)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  window.ResizeObserver = FakeResizeObserver;
  jest.spyOn(console, 'warn').mockImplementation();
});

const MARA = 'Mara Isolde Quill';
const PAIR = 'mara-modern,ivo-modern';
const LEGEND = 'Differences from the first life are marked with ≠, and changed words are underlined.';

test('the page without lives says how it works', async () => {
  await open();
  expect(screen.getByText(/^Read two, three or four lives side by side/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('two lives of different people stand side by side, and their differences are named', async () => {
  await open(`?lives=${PAIR}&rows=names`);
  expect(columns()).toHaveLength(2);
  expect(said()).toEqual([LEGEND]);
  const row = screen.getByRole('rowheader', { name: 'First name' }).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Mara', 'Ivo, differs≠']);
});

test.each<[string, string, string[]]>([
  ['an unknown life', `${PAIR},nobody`, ["There is no life 'nobody'.", LEGEND]],
  ['a life that is not released', `${PAIR},mara-fantasy`, ["There is no life 'mara-fantasy'.", LEGEND]],
  ['the id of a person', `${PAIR},mara`, ["There is no life 'mara'.", LEGEND]],
  ['what cannot be an id', `${PAIR},../x,<b>`, ["There is no life '../x', '<b>'.", LEGEND]],
  ['a life twice', `${PAIR},ivo-modern`, ['A life that was listed twice is shown once.', LEGEND]],
])('the page names %s in a sentence, and shows the others', async (_, lives, sentences) => {
  await open(`?lives=${encodeURIComponent(lives)}`);
  expect(said()).toEqual(sentences);
  expect(columns()).toHaveLength(2);
});

test('the page shows the first four of nine lives, and says so in a sentence', async () => {
  await open(`?lives=mara-modern,mara-sci-fi,${PAIR.slice(12)},ivo-horror,ivo-mystery,a,b,c,d`, {
    viewer: { aN: true, aP: true, aU: true },
  });
  expect(said()[0]).toBe('You can compare up to four lives: here are the first four.');
  expect(columns()).toHaveLength(4);
});

test('the page shows a single life, and says what to do next', async () => {
  await open('?lives=mara-modern');
  expect(columns()).toEqual([MARA]);
  expect(screen.getByRole('status')).toHaveTextContent('One life is not enough to compare.');
  expect(screen.getByRole('link', { name: 'all lives of this person' })).toHaveAttribute(
    'href',
    '/characters/mara/lives',
  );
});

test('the page with nothing but unknown lives says so, and how it works', async () => {
  await open('?lives=nobody');
  expect(said()).toEqual(["There is no life 'nobody'."]);
  expect(screen.getByText(/^Read two, three or four lives side by side/)).toBeVisible();
});

test('a member finds what the flags open', async () => {
  await open('?lives=mara-modern,mara-fantasy', { viewer: { aN: true } });
  expect(columns()).toHaveLength(2);
});

test('a life is removed by a link, and the choice of rows stays', async () => {
  await open(`?lives=${PAIR}&rows=age`);
  await userEvent.click(screen.getByRole('link', { name: `Remove ${MARA}, Modern` }));
  expect(await screen.findByText(/^One life is not enough/)).toBeVisible();
  expect(columns()).toHaveLength(1);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Age',
    'Age formula',
    'Birth date',
  ]);
});
