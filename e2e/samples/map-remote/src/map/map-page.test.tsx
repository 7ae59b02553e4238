import { screen, within } from '@testing-library/react';
import { type Frame, renderPage } from '@otherfolk/remote-kit/testing';
import remote from '../remote';

const place = (id: string, more: object = {}) => ({ id, name: `The ${id}`, published: true, version: 1, ...more });

const show = (places: unknown, frame: Frame = {}) =>
  renderPage(remote, '/map', { ...frame, files: { 'locations/index.json': places } });

const map = () => within(screen.getByRole('group', { name: 'Map of all places' }));

test('the map shows a place as a link to its page, and lists it', async () => {
  await show([place('quay'), place('mill')]);
  expect(map().getByRole('link', { name: 'The quay' })).toHaveAttribute('href', '/locations/quay');
  expect(screen.getAllByRole('link', { name: 'The mill' })).toHaveLength(2);
});

test('the map hides from visitors what is not released, and shows it to members who may see it', async () => {
  const places = [place('quay'), place('mill', { version: 2 })];
  const { unmount } = await show(places);
  expect(screen.queryByText('The mill')).toBeNull();
  unmount();
  await show(places, { viewer: { aN: true } });
  expect(map().getByRole('link', { name: 'The mill' })).toBeInTheDocument();
});

test('a place lies where it lay when a hidden one comes out', async () => {
  const markOf = () => map().getByRole('link', { name: 'The quay' }).querySelector('g')?.getAttribute('transform');
  const { unmount } = await show([place('abbey', { published: false }), place('quay')]);
  const before = markOf();
  unmount();
  await show([place('abbey'), place('quay')]);
  expect(markOf()).toBe(before);
});

test.each([
  ['without places', []],
  ['whose list of places is none', { quay: 1 }],
  ['whose places have neither ids nor names', [null, 7, { id: '../x' }, {}]],
])('a catalogue %s has a map that says so', async (_, places) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await show(places);
  expect(screen.getByText('There is no place to show yet.')).toBeInTheDocument();
  warned.mockRestore();
});

test('hundreds of places have no numbers and no names on the map', async () => {
  await show(Array.from({ length: 300 }, (_, index) => place(`place-${index}`)));
  const marks = map().getAllByRole('link');
  expect(marks).toHaveLength(300);
  expect(marks.flatMap((mark) => [...mark.querySelectorAll('text')])).toEqual([]);
});
