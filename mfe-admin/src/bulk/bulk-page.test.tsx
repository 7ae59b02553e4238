import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { adminRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';

async function open() {
  fakeBrowser();
  await renderAt('/admin/bulk?list=plots', adminRoutes, { viewer: { memType: 'a' } });
  return within(await screen.findByRole('region', { name: 'Which items' }));
}

test('a tag that items are asked for is searched by its group, and taken back', async () => {
  const which = await open();
  const all = (await which.findByText(/^([1-9]\d*) of \1 chosen$/)).textContent;
  await userEvent.type(which.getByRole('combobox', { name: 'With tag' }), 'theme hunger');
  const [option] = await which.findAllByRole('option', { name: /Theme$/ });
  await userEvent.click(option as HTMLElement);
  expect(await which.findByText(/^1 of \d+ chosen$/)).toBeVisible();
  await userEvent.click(which.getByRole('button', { name: /^Remove Theme:/ }));
  expect(await which.findByText(all)).toBeVisible();
});

test('the tag of a change is taken back', async () => {
  await open();
  const what = within(screen.getByRole('region', { name: 'What to change' }));
  const input = what.getByRole('combobox', { name: 'Tag' });
  await userEvent.type(input, 'Mood: Grim');
  await userEvent.click(await what.findByRole('option', { name: /Create “Grim” in Mood/ }));
  expect(input).toHaveValue('Grim, Mood');
  await userEvent.click(what.getByRole('button', { name: 'Clear Mood:Grim' }));
  expect(input).toHaveValue('');
});
