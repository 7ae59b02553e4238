import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { editorRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';

const FAMILY = {
  id: 'quill',
  members: [
    { id: 'hector', name: 'Hector', partners: ['adelaide'] },
    { id: 'adelaide', name: 'Adelaide', odd: [1] },
    { id: 'ivo', name: 'Ivo', parents: ['hector', 'adelaide'] },
    { id: 'ada', name: 'Ada' },
  ],
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

async function open() {
  fakeBrowser({ 'families/quill.json': JSON.stringify(FAMILY) });
  await renderAt('/editor/edit-family/quill', editorRoutes, { viewer: { memType: 'e' } });
  await screen.findByRole('tree');
}

const people = () => within(screen.getByRole('tree')).getAllByRole('treeitem');
const tree = () => people().map((each) => `${each.getAttribute('aria-level')} ${each.textContent}`);
const person = (name: string) => screen.getByRole('treeitem', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The rows of the review: field and what it says now. */
async function review(): Promise<string[]> {
  await press('Review and Download');
  const [, ...rows] = within(screen.getByRole('dialog', { name: 'Review and Download' })).queryAllByRole('row');
  return rows.map((row) => `${row.children[0]?.textContent} ${row.children[2]?.textContent}`);
}

test('a family is a tree, which is walked by arrow keys, and opened by Enter', async () => {
  await open();
  expect(tree()).toEqual(['1 Hector', '1 Adelaide', '2 Ivo', '1 Ada']);
  person('Hector').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(person('Ivo')).toHaveFocus();
  expect(person('Ivo')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(person('Ada')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  const form = screen.getByRole('region', { name: 'Ivo' });
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a new child belongs to both parents, and nobody else is touched', async () => {
  await open();
  await userEvent.click(person('Hector'));
  await press('Add child');
  const dialog = screen.getByRole('dialog', { name: 'New child of Hector' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Ida May');
  await press('Add');
  expect(await screen.findByText('Ida May is in the family.')).toBeVisible();
  await waitFor(() => expect(person('Ida May')).toHaveFocus());
  expect(tree()).toContain('2 Ida May');
  const [added, ...others] = await review();
  expect(others).toEqual([]);
  expect(added).toMatch(/^Members 5 .*Id: ida-may.*Parents: Hector\nAdelaide/s);
});

test('a member is moved below another by keyboard', async () => {
  await open();
  await userEvent.click(person('Ada'));
  await press('Move to…');
  const dialog = screen.getByRole('dialog', { name: 'Move Ada' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Child of' }), 'Ivo');
  await press('Move');
  expect(await screen.findByText('Ada is a child of Ivo.')).toBeVisible();
  expect(tree()).toEqual(['1 Hector', '1 Adelaide', '2 Ivo', '3 Ada']);
  expect(await review()).toEqual([expect.stringMatching(/^Members 4 › Parents.*Ivo/s)]);
});

test('a member who is removed leaves no reference behind', async () => {
  await open();
  await userEvent.click(person('Adelaide'));
  await press('Remove');
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Remove Member' })).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Adelaide is no longer in the family.')).toBeVisible();
  expect(tree()).toEqual(['1 Hector', '2 Ivo', '1 Ada']);
  await userEvent.click(person('Hector'));
  expect(screen.queryByRole('button', { name: /^Remove partner/ })).toBeNull();
});
