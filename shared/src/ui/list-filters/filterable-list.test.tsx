import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openList } from '../../testing/open-list';

const names = () => [...document.querySelectorAll('[data-card]')].map(({ textContent }) => textContent).join(' ');
const hidden = { hidden: true };
const panel = () => within(screen.getByRole('complementary', { name: 'Filters', ...hidden }));
const box = (name: string) => panel().getByRole('checkbox', { name, ...hidden });
const exclude = (name: string) => panel().getByRole('button', { name: `Exclude ${name}`, ...hidden });
const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }));
const groups = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), advanceTimers: true });
});

test('tags of one group widen the list, tags of two narrow it, and the address follows', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search } = await openList();
  expect(groups()).toEqual(['Genre', 'Mood', 'Rating']);
  await user.click(box('Horror'));
  expect(names()).toBe('Mara');
  await user.click(box('Modern'));
  expect(names()).toBe('Mara Idris Zoe');
  await user.click(box('Kind'));
  expect(names()).toBe('Zoe');
  await waitFor(() => expect(search()).toBe('?tag=Genre:Horror&tag=Genre:Modern&tag=Mood:Kind'));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 3 item');
});

test('a choice that is made while the address follows an earlier one is not lost', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search } = await openList();
  // An address that follows only later.
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  await user.click(box('Horror'));
  for (const frame of frames) frame(0);
  await user.click(box('Modern'));
  expect(names()).toBe('Mara Idris Zoe');
  for (const frame of frames) frame(0);
  await waitFor(() => expect(search()).toBe('?tag=Genre:Horror&tag=Genre:Modern'));
  expect(names()).toBe('Mara Idris Zoe');
});

test('the panel counts what each value would leave, and keeps a value that would leave nothing', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openList();
  for (const summary of document.querySelectorAll('summary')) await user.click(summary);
  expect(box('Grim')).toHaveAccessibleDescription('2 items');
  await user.click(box('Horror'));
  await waitFor(() => expect(box('Grim')).toHaveAccessibleDescription('1 item'));
  expect(box('Kind')).toHaveAccessibleDescription('0 items');
  expect(box('Modern')).toHaveAccessibleDescription('2 items');
});

test('a tag is excluded by pointer and keyboard, and says so', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search } = await openList();
  await user.click(exclude('Grim'));
  expect(names()).toBe('Zoe');
  expect(exclude('Grim')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(search()).toBe('?not=Mood:Grim'));
  await user.click(box('Grim'));
  expect(names()).toBe('Mara Idris');
  expect(exclude('Grim')).toHaveAttribute('aria-pressed', 'false');
  exclude('Horror').focus();
  await user.keyboard('{Enter}');
  expect(names()).toBe('Idris');
});

test('chips name the filters, take them away one by one, and hand the focus on', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search } = await openList({
    address: '/characters?q=gri&tag=Genre:Horror&not=Mood:Kind&added=year&colour=teal&x=1',
  });
  expect(
    chips()
      .getAllByRole('button')
      .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent),
  ).toEqual([
    'Remove “gri”',
    'Remove Horror',
    'Remove Not Kind',
    'Remove Teal',
    'Remove Added: Last 365 days',
    'Reset All Filters',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Added: Last 365 days' }));
  expect(chips().getByRole('button', { name: 'Remove Teal' })).toHaveFocus();
  await waitFor(() => expect(search()).toBe('?x=1&q=gri&tag=Genre:Horror&not=Mood:Kind&colour=teal'));
  await user.click(chips().getByRole('button', { name: 'Reset All Filters' }));
  await waitFor(() => expect(search()).toBe('?x=1'));
  expect(screen.getByRole('searchbox', { name: 'Find in characters' })).toHaveFocus();
  expect(names()).toBe('Mara Idris Zoe');
});

test('words are written into the address when nothing was typed for a moment, and Back does not go through them', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search, pathname, back } = await openList();
  const field = screen.getByRole('searchbox', { name: 'Find in characters' });
  await user.type(field, 'mode ki ');
  expect(field).toHaveValue('mode ki ');
  await waitFor(() => expect(names()).toBe('Zoe'));
  await waitFor(() => expect(search()).toBe('?q=mode+ki'));
  expect(field).toHaveValue('mode ki ');
  await user.click(screen.getByRole('button', { name: 'Remove “mode ki”' }));
  expect(field).toHaveValue('');
  await user.type(field, 'zo{Enter}');
  await waitFor(() => expect(search()).toBe('?q=zo'));
  await back();
  expect(pathname()).toBe('/');
});

test('order and view are in the address, and stay when the filters are reset', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search } = await openList();
  await user.selectOptions(panel().getByRole('combobox', { name: 'Sort by', ...hidden }), 'Newest');
  expect(names()).toBe('Idris Zoe Mara');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const table = () => within(screen.getByRole('table', { name: 'Table of characters' }));
  expect(
    table()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Idris', 'Zoe', 'Mara']);
  await user.click(box('Kind'));
  await user.click(panel().getByRole('button', { name: 'Reset All Filters', ...hidden }));
  await waitFor(() => expect(search()).toBe('?sort=newest&view=table'));
  expect(table().getByRole('link', { name: 'Mara' })).toHaveAttribute('href', '/characters/mara');
});

test('an unknown filter is not asked for, and not carried on', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { search } = await openList({
    address: `/characters?tag=Genre:Space&not=%zz&colour=<b>&sort=worst&q=${'!'.repeat(10_000)}&stage=pipeline&hidden=1`,
  });
  expect(names()).toBe('Mara Idris Zoe');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  await user.click(box('Grim'));
  await waitFor(() => expect(search()).toBe('?tag=Mood:Grim'));
});

test('filters that leave nothing can be reset', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openList({ address: '/characters?q=nobody' });
  expect(screen.getByText('No items found.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Surprise me' })).toBeNull();
  await user.click(chips().getByRole('button', { name: 'Reset All Filters' }));
  expect(names()).toBe('Mara Idris Zoe');
});

test('Surprise me leads to one of the items that are shown', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openList({ address: '/characters?tag=Mood:Grim' });
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  await user.hover(screen.getByRole('link', { name: 'Surprise me' }));
  expect(screen.getByRole('link', { name: 'Surprise me' })).toHaveAttribute('href', '/characters/idris');
});

test('the stage filter is for members who see more than one stage', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await openList({ viewer: { aN: true } });
  await user.selectOptions(panel().getByLabelText('Stage Filter'), 'Next Release');
  expect(names()).toBe('Bo');
});
