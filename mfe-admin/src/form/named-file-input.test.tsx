import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { NamedFileInput } from './named-file-input';

function Form({ id }: { id: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { variantOf: id } })}>
      <NamedFileInput name="variantOf" label="Variant of" of="core" />
    </FormProvider>
  );
}

test.each([
  ['mara', '/editor/edit-character/mara'],
  ['../mara', undefined],
  ['', undefined],
])('the file that %j names can be opened at %s, and its id cannot be typed over', async (id, address) => {
  await renderAt('/', [{ path: '*', element: <Form id={id} /> }]);
  expect(await screen.findByRole('textbox', { name: 'Variant of' })).toHaveAttribute('readonly');
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(address === undefined ? [] : [address]);
});
