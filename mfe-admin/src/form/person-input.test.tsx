import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { PersonInput } from './person-input';

let saved: () => string;

function Form({ id, written }: { id: string; written: string }) {
  const form = useForm({ defaultValues: { person: id, written } });
  saved = () => form.getValues('person');
  return (
    <FormProvider {...form}>
      <PersonInput name="person" label="Who it is" writtenName="written" />
      <button type="button">Elsewhere</button>
    </FormProvider>
  );
}

async function show(id: string, written = '') {
  await renderAt('/', [{ path: '*', element: <Form id={id} written={written} /> }]);
  // Portrait and name come with the list of characters.
  await screen.findByRole('combobox', { name: 'Who it is' });
}

const input = () => screen.getByRole('combobox', { name: 'Who it is' });
const offered = () => within(screen.getByRole('listbox')).queryAllByRole('option');

test('the field shows a person by name and world, and not by id', async () => {
  await show('mara-modern');
  await screen.findByDisplayValue('Mara Quill, Modern');
  expect(saved()).toBe('mara-modern');
});

test('another person is found by a part of the name and chosen by keyboard', async () => {
  await show('mara');
  await userEvent.clear(await screen.findByDisplayValue('Mara Quill, in any life'));
  await userEvent.type(input(), 'marsh mod');
  expect(offered().map((option) => option.textContent)).toEqual([expect.stringContaining('Ivo Marsh Modern')]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(saved()).toBe('ivo-modern');
  expect(input()).toHaveValue('Ivo Marsh, Modern');
});

test('a text without a choice changes nothing', async () => {
  await show('mara');
  await screen.findByDisplayValue('Mara Quill, in any life');
  await userEvent.type(input(), ' nobody at all');
  expect(screen.getByText('Nobody by that name.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect([saved(), input()]).toEqual(['mara', expect.objectContaining({ value: 'Mara Quill, in any life' })]);
});

test('a reference is removed by its button', async () => {
  await show('mara');
  await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(saved()).toBe('');
});

test('the field offers the people who bear the written name', async () => {
  await show('', 'ivo marsh');
  await userEvent.click(await screen.findByRole('button', { name: 'Link to Ivo Marsh' }));
  expect(saved()).toBe('ivo');
  expect(screen.queryByRole('button', { name: /^Link to/ })).toBeNull();
});

test('an id of nobody stays, and says so', async () => {
  await show('stranger', 'Ivo Marsh');
  await waitFor(() => expect(input()).toHaveValue('stranger, not in the catalogue'));
  expect(screen.queryByRole('button', { name: /^Link to/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(saved()).toBe('stranger');
});
