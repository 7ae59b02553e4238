import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { filtersDrawn } from '@otherfolk/shared/testing/filters-drawn';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import { routes } from '../routes';

const everything: Surroundings = { viewer: { aN: true, aP: true } };
async function open(path = '/locations', surroundings: Surroundings = everything): Promise<void> {
  await renderAt(path, routes, surroundings);
  await filtersDrawn();
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
// jsdom knows no popovers, and hides none.
const panel = () => within(screen.getByRole('complementary', { name: 'Filters', hidden: true }));
const box = (name: string) => panel().getByRole('checkbox', { name, hidden: true });
const status = () => screen.getByRole('status').textContent;

test('tags are chosen within groups that are folded at first, and all of them must be there', async () => {
  const user = userEvent.setup();
  await open();
  for (const group of panel().getAllByRole('group', { hidden: true })) {
    expect(group.closest('details')).not.toHaveAttribute('open');
  }
  await user.click(box('Quiet'));
  await waitFor(() => expect(names()).toEqual(['Lowlight Quay', 'Ninefold Tower']));
  expect(status()).toBe('Showing 2 of 3 items');
  await user.click(box('Harbour'));
  await waitFor(() => expect(names()).toEqual(['Lowlight Quay']));
  expect(status()).toBe('Showing 1 of 3 item');
  await user.click(box('Grim'));
  expect(await screen.findByText('No items found.')).toBeVisible();
  await user.click(panel().getByRole('button', { name: 'Reset All Filters', hidden: true }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(box('Quiet')).not.toBeChecked();
});

test('the stage filter shows one stage', async () => {
  const user = userEvent.setup();
  await open();
  const select = panel().getByRole('combobox', { name: 'Stage Filter', hidden: true });
  expect(
    within(select)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent),
  ).toEqual(['All', 'Published', 'Next Release', 'Pipeline']);
  await user.selectOptions(select, 'Pipeline');
  await waitFor(() => expect(names()).toEqual(['Archive Cellar']));
  expect(status()).toBe('Showing 1 of 3 item');
});

test('the URL says what is filtered', async () => {
  await open('/locations?tag=Mood%3AQuiet&stage=next');
  expect(names()).toEqual(['Ninefold Tower']);
  expect(box('Quiet')).toBeChecked();
});

test('visitors have neither a stage filter nor hidden locations', async () => {
  await open('/locations?hidden=1&stage=pipeline', {});
  expect(names()).toEqual(['Lowlight Quay']);
  expect(panel().queryByLabelText('Stage Filter')).toBeNull();
  expect(panel().queryByLabelText('Show Hidden')).toBeNull();
});

test('an admin shows what is hidden, and hides it again with all filters', async () => {
  const user = userEvent.setup();
  await open('/locations', { viewer: { memType: 'a' } });
  expect(status()).toBe('Showing 1 of 1 item');
  await user.click(box('Show Hidden'));
  await waitFor(() => expect(status()).toBe('Showing 3 of 3 items'));
  await user.click(panel().getByRole('button', { name: 'Reset All Filters', hidden: true }));
  await waitFor(() => expect(status()).toBe('Showing 1 of 1 item'));
});

test('locations are sorted by name, and by nothing else', async () => {
  await open();
  const sort = panel().getByRole('combobox', { name: 'Sort by', hidden: true });
  expect(
    within(sort)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent),
  ).toEqual(['Name A–Z']);
});
