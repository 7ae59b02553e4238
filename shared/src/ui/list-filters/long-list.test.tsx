import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { many, openList } from '../../testing/open-list';

const names = () => [...document.querySelectorAll('[data-card]')].map(({ textContent }) => textContent).join(' ');
const hidden = { hidden: true };
const panel = () => within(screen.getByRole('complementary', { name: 'Filters', ...hidden }));
const box = (name: string) => panel().getByRole('checkbox', { name, ...hidden });

test('a long table comes in pages, which have addresses', async () => {
  const user = userEvent.setup();
  const { search } = await openList({ address: '/characters?view=table&page=9', items: many(130) });
  expect(screen.getAllByRole('rowheader')).toHaveLength(30);
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Previous rows' }));
  await waitFor(() => expect(search()).toBe('?view=table'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(100);
  await user.click(box('Modern'));
  await waitFor(() => expect(search()).toBe('?tag=Genre:Modern&view=table'));
});

test('a long group shows what most items have, and is searched for the rest', async () => {
  const user = userEvent.setup();
  await openList({ items: many(90) });
  const role = within(screen.getByText('Role', { selector: 'summary' }).closest('details') as HTMLElement);
  expect(role.getAllByRole('checkbox', hidden)).toHaveLength(16);
  await user.click(screen.getByText('Role', { selector: 'summary' }));
  await waitFor(() => expect(role.getAllByRole('checkbox')).toHaveLength(60));
  expect(role.getByText('30 more: search for them.')).toBeVisible();
  await user.type(role.getByRole('searchbox', { name: 'Search tags' }), 'ROLE-88');
  await user.click(role.getByRole('checkbox', { name: 'Role-88' }));
  expect(names()).toBe('N88');
});
