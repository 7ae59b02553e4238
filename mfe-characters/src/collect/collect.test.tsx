import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeResizeObserver } from '@otherfolk/shared/testing/fake-resize-observer';
import { refusals, refuseStorage } from '@otherfolk/shared/testing/refusing-storage';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import index from '../../../shared/src/testing/catalogue/characters/index.variants.json';
import { routes } from '../routes';
import { clearCollected, collectedIn } from './collected-lives';

const [mara] = index.filter(({ id }) => id === 'mara-modern');
const five: Surroundings = {
  files: {
    'characters/index.variants.json': [1, 2, 3, 4, 5].map((n) => ({ ...mara, id: `mara-${n}`, name: `Mara ${n}` })),
  },
};
const button = (n: number) => screen.findByRole('button', { name: `Compare Mara ${n}, Modern` });
const bar = () => screen.getByRole('complementary', { name: 'Compare' });
const status = () => within(bar()).getByRole('status').textContent;

beforeEach(() => {
  window.ResizeObserver = FakeResizeObserver;
});

afterEach(() => clearCollected());

test('a card collects its life, and takes it back', async () => {
  await renderAt('/characters', routes, five);
  expect(await button(1)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await button(1));
  expect(await button(1)).toHaveAttribute('aria-pressed', 'true');
  expect(status()).toBe('One life to compare: choose another.');
  expect(within(bar()).queryByRole('link')).toBeNull();
  await userEvent.click(await button(1));
  expect(screen.queryByRole('complementary', { name: 'Compare' })).toBeNull();
});

test('the bar leads to the lives side by side, in the order in which they were collected', async () => {
  await renderAt('/characters', routes, five);
  await userEvent.click(await button(3));
  await userEvent.click(await button(1));
  expect(status()).toBe('2 lives to compare');
  expect(within(bar()).getByRole('link', { name: 'Side by side' })).toHaveAttribute(
    'href',
    '/compare?lives=mara-3,mara-1',
  );
});

test('the fifth life is not taken, and a sentence says why until there is room', async () => {
  await renderAt('/characters', routes, five);
  for (const n of [1, 2, 3, 4, 5]) await userEvent.click(await button(n));
  expect(status()).toBe('You can compare up to four lives: remove one first.');
  expect(await button(5)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(within(bar()).getByRole('button', { name: 'Remove Mara 2, Modern' }));
  expect(status()).toBe('3 lives to compare');
  expect(within(bar()).getByRole('button', { name: 'Remove Mara 1, Modern' })).toHaveFocus();
});

test('Clear takes all collected lives out', async () => {
  await renderAt('/characters', routes, five);
  await userEvent.click(await button(1));
  await userEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('complementary', { name: 'Compare' })).toBeNull();
});

test('the page of a life collects it, too, and leads to all lives of the character', async () => {
  await renderAt('/characters/mara/mara-modern', routes);
  expect(screen.getByRole('link', { name: 'Side by side' })).toHaveAttribute('href', '/characters/mara/lives');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare Mara Isolde Quill, Modern' }));
  await waitFor(() => expect(status()).toBe('One life to compare: choose another.'));
});

test.each(refusals)('a life can be collected and the page stands where storage refuses %s', async (refusal) => {
  refuseStorage(refusal);
  await renderAt('/characters', routes, five);
  await userEvent.click(await button(1));
  expect(await button(2)).toBeVisible();
});

test('collected lives stay as long as the page lives where storage keeps nothing', async () => {
  refuseStorage('writing');
  await renderAt('/characters', routes, five);
  await userEvent.click(await button(1));
  expect(await button(1)).toHaveAttribute('aria-pressed', 'true');
});

test.each<[string | null, string[]]>([
  [null, []],
  ['', []],
  ['not JSON', []],
  ['{"id":"a","name":"A"}', []],
  ['[{"id":"a","name":"A"},{"id":"../x","name":"X"},{"id":"b"},7,null]', ['a']],
  ['[{"id":"a","name":"A"},{"id":"a","name":"B"}]', ['a']],
  [JSON.stringify(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }))), ['a', 'b', 'c', 'd']],
])('the stored text %s holds the lives %j', (text, ids) => {
  expect(collectedIn(text).map(({ id }) => id)).toEqual(ids);
});
