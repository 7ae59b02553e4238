import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import index from '../../../shared/src/testing/catalogue/characters/index.variants.json';
import { routes } from '../routes';

const open = (surroundings?: Surroundings) => renderAt('/characters', routes, surroundings);
const withIndex = (entries: unknown) => ({ files: { 'characters/index.variants.json': entries } });
const mara = index.find(({ id }) => id === 'mara-modern');
const cards = () => screen.queryAllByRole('article');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the list counts and shows the lives that a visitor may see', async () => {
  await open();
  expect(screen.getByText('Showing 3 of 3 items')).toBeVisible();
  expect(cards()).toHaveLength(3);
});

test('the list says item for a single one', async () => {
  await open(withIndex([mara]));
  expect(screen.getByText('Showing 1 of 1 item')).toBeVisible();
});

test.each([
  ['aN', 4],
  ['aP', 4],
  ['aU', 4],
] as const)('the list shows more to a member with %s', async (flag, count) => {
  await open({ viewer: { [flag]: true } });
  expect(cards()).toHaveLength(count);
});

test('a card names age, formula and grade, and leads to its variant', async () => {
  await open(withIndex([mara]));
  const [card] = cards();
  expect(card).toHaveTextContent('Age: 24 (X+6) • Adult');
  expect(within(card as HTMLElement).getByRole('link')).toHaveAttribute('href', '/characters/mara/mara-modern');
});

test('ages follow the base age at once', async () => {
  await open(withIndex([mara]));
  const input = screen.getByRole('spinbutton', { name: 'Base age' });
  await userEvent.clear(input);
  expect(cards()[0]).toHaveTextContent('Age: 24');
  await userEvent.type(input, '30');
  expect(cards()[0]).toHaveTextContent('Age: 36 (X+6) • Adult');
});

test.each([
  ['birthday', '2026-04-17', {}, 'Birthday'],
  ['new', '2026-03-15', { dateAdded: '2026-03-01' }, 'New'],
  ['updated', '2026-10-16', { dateUpdated: '2026-10-02' }, 'Updated'],
  ['event', '2026-11-20', { highlight: 'Letter Week' }, 'Letter Week'],
] as const)('a card shows the badge of a %s', async (_, today, fields, label) => {
  await open({ ...withIndex([{ ...mara, ...fields }]), today });
  expect(within(cards()[0] as HTMLElement).getByText(label)).toBeVisible();
});

test.each([
  ['is empty', []],
  ['is missing', undefined],
  ['is no list', { entries: [] }],
])('the list says that there are no items where the index %s', async (_, entries) => {
  await open(withIndex(entries));
  expect(screen.getByText('No items found.')).toBeVisible();
  expect(screen.getByText('Showing 0 of 0 items')).toBeVisible();
});

test('the list skips malformed entries and shows the rest', async () => {
  await open(withIndex([null, 7, 'x', { id: '../../etc' }, mara]));
  expect(cards()).toHaveLength(1);
  expect(console.warn).toHaveBeenCalled();
});
