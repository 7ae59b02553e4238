import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { editorRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';

const card = (data: object, name = 'elena.json') =>
  new File(
    [JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Elena Torres', ...data } })],
    name,
  );

async function bring(...files: File[]) {
  fakeBrowser();
  const { container } = await renderAt('/editor/import', editorRoutes, { viewer: { memType: 'e' } });
  await screen.findByRole('heading', { name: 'Import' });
  const input = container.querySelector<HTMLInputElement>('[data-import="files"]') as HTMLInputElement;
  await userEvent.upload(input, files);
  return container;
}

test('a card is named as what it is, and every value of it has a line with its place', async () => {
  await bring(card({ description: 'She sails.', scenario: 'The harbour.' }));
  expect(await screen.findByText('Character Card V3: Elena Torres')).toBeVisible();
  await userEvent.click(await screen.findByText(/^\d+ values/));
  const overview = await screen.findByRole('row', { name: /data\.description/ });
  expect(within(overview).getByText('She sails.')).toBeVisible();
  expect(within(overview).getByText('Sections › Overview')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review and save' })).toBeEnabled();
});

test('a file of no format is named with what can be done, and nothing can be saved', async () => {
  await bring(new File(['\u0000\u0001'], 'what.bin'));
  expect(await screen.findByText('Nothing in these files can be imported.')).toBeVisible();
  expect(
    screen.getByText(/what\.bin is of no format that can be imported\. Bring a character card/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Review and save' })).not.toBeInTheDocument();
});

test('an item is left out and taken back by its tick', async () => {
  await bring(card({}));
  const tick = await screen.findByRole('checkbox', { name: 'Import Elena Torres' });
  await userEvent.click(tick);
  expect(await screen.findByText('The catalogue has all of it already.')).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Import Elena Torres' }));
  expect(await screen.findByText(/^1 person\. /)).toBeVisible();
});

test('two people with one name are offered as lives of one person', async () => {
  await bring(card({ creator: 'a' }), card({ creator: 'b' }, 'other.json'));
  expect(await screen.findByText('2 people are called Elena Torres.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'They are lives of one person' }));
  expect(await screen.findByText(/^2 people\. /)).toBeVisible();
  expect(screen.queryByText('2 people are called Elena Torres.')).not.toBeInTheDocument();
});

test('somebody who types the name of a world keeps the place in the list', async () => {
  await bring(card({}));
  const world = await screen.findByRole('combobox', { name: 'World of Elena Torres' });
  await userEvent.clear(world);
  await userEvent.type(world, 'Horror');
  expect(world).toBeInTheDocument();
  expect(world).toHaveFocus();
  expect(world).toHaveValue('Horror');
});
