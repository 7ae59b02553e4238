import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { removeDraftsOf } from '@otherfolk/shared/drafts/draft-store';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { editorRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => removeDraftsOf('member'));

async function openQuestion(path: string) {
  const downloads = fakeBrowser();
  await renderAt(path, editorRoutes, { viewer: { memType: 'e' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Variant' }));
  return { downloads, dialog: within(await screen.findByRole('dialog')) };
}

const parsed = (text = '') => JSON.parse(text) as Record<string, unknown>;

test('a new variant of a person is named by its genre, and its id is that of no other', async () => {
  const { downloads, dialog } = await openQuestion(editorPath('core', 'mara'));
  expect(dialog.getByLabelText('Genre')).toHaveFocus();
  expect(dialog.getByLabelText('Variant label')).toHaveValue('Modern');
  expect(dialog.getByLabelText('Variant ID')).toHaveValue('mara-');
  expect(dialog.getByLabelText('Variant ID')).toHaveAccessibleDescription("It will be 'mara-modern-2'.");
  await userEvent.selectOptions(dialog.getByLabelText('Genre'), 'Horror');
  expect(dialog.getByLabelText('Variant ID')).toHaveValue('mara-horror');
  await userEvent.clear(dialog.getByLabelText('Variant ID'));
  await userEvent.type(dialog.getByLabelText('Variant ID'), 'mara-modern');
  await userEvent.click(dialog.getByRole('button', { name: 'Create and Download' }));
  expect(dialog.getByRole('alert')).toHaveTextContent("'mara-modern' is taken.");
  await userEvent.click(dialog.getByRole('button', { name: "Use 'mara-modern-2'" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create and Download' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['mara.json', 'mara-modern-2.json']));
  expect(parsed(downloads[1]?.text)).toMatchObject({ variantOf: 'mara', variantLabel: 'Horror', genre: 'Horror' });
});

test('a new variant of a plot begins with the title of the plot', async () => {
  const { downloads, dialog } = await openQuestion(editorPath('plot', 'storm-modern'));
  await userEvent.selectOptions(dialog.getByLabelText('Genre'), 'Horror');
  await userEvent.click(dialog.getByRole('button', { name: 'Create and Download' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['storm-horror.json']));
  expect(parsed(downloads[0]?.text)).toMatchObject({
    ...{ id: 'storm-horror', coreId: 'storm', title: 'The Long Storm', variantLabel: 'Horror' },
    recordInfo: { published: false },
  });
});
