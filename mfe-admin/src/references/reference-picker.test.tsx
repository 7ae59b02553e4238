import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Choice } from './choices';
import { ReferencePicker } from './reference-picker';

const HARVEST: Choice = { id: 'harvest', name: 'Harvest', label: '', image: undefined };
const create = jest.fn();
const onChoose = jest.fn();

const picker = (choices: readonly Choice[] | undefined) => (
  <ReferencePicker
    kind="family"
    choices={choices}
    label="Family"
    value=""
    onChoose={onChoose}
    creations={(name, found) => (found.length > 0 ? [] : [{ label: '', name, create }])}
    staysEmpty
  />
);

test('the picker creates nothing and Enter takes nothing while its list is on its way', async () => {
  const { rerender } = render(picker(undefined));
  await userEvent.type(screen.getByRole('combobox', { name: 'Family' }), 'harv');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  rerender(picker([HARVEST]));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(create).not.toHaveBeenCalled();
  expect(onChoose).toHaveBeenCalledWith('harvest');
});

test('the picker creates an item that its list does not have', async () => {
  render(picker([HARVEST]));
  await userEvent.type(screen.getByRole('combobox', { name: 'Family' }), 'Quay{ArrowDown}{Enter}');
  expect(create).toHaveBeenCalled();
});
