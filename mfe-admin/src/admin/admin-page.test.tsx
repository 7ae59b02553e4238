import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import index from '../../../shared/src/testing/catalogue/characters/index.variants.json';
import { adminRoutes, editorRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

async function open(files = {}) {
  const downloads = fakeBrowser();
  await renderAt('/admin', adminRoutes, { viewer: { memType: 'a' }, files });
  await screen.findByRole('table');
  return downloads;
}

const ids = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('code')?.textContent ?? []);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: string, text: string): Promise<void> {
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

test('each row of the list says its kind and leads to an editor by its name', async () => {
  await open();
  const rows = screen.getAllByRole('row').slice(1);
  const said = rows.map((row) => {
    const name = within(row).getAllByRole('rowheader')[0] as HTMLElement;
    return [row.children[1]?.textContent, within(name).getByRole('link').getAttribute('href')];
  });
  expect(said).toEqual(
    expect.arrayContaining([
      ['Character', '/editor/edit-character/mara'],
      ['Plot', '/editor/edit-plot/storm-modern'],
      ['Location', '/editor/edit-location/quay'],
      ['Site', '/editor/edit-site'],
    ]),
  );
});

test('every life is listed by name, hidden ones too, and leads to both editors', async () => {
  await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Characters');
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Tools' })).toBeVisible();
  expect(ids().sort()).toEqual(index.map(({ id }) => id).sort());
  const row = screen.getByText('mara-modern').closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/editor/edit-character/mara', '/editor/edit-character/mara', '/editor/edit-variant/mara-modern']);
});

test('entries are searched, sorted and narrowed down to a kind', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'MÁRA fantasy');
  await waitFor(() => expect(ids()).toEqual(['mara-fantasy']));
  expect(screen.getByText('1 entry')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'ID A–Z');
  expect(ids()).toContain('storm-modern');
  const storm = screen.getByText('storm-modern').closest('tr') as HTMLElement;
  expect(within(storm).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/editor/edit-plot/storm-modern');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Characters');
  await waitFor(() => expect(ids()).toEqual(index.map(({ id }) => id).sort()));
});

test('an entry that is released on a day to come says so, and one whose day has come does not', async () => {
  const days = ['2999-12-01', '2020-01-01'];
  const scheduled = days.map((releaseAt) => ({ ...index[0], id: `mara-${releaseAt}`, published: false, releaseAt }));
  await open({ 'characters/index.variants.json': scheduled });
  expect(screen.getByText(/^Out on \w+, December 1, 2999$/)).toBeVisible();
  expect(screen.getAllByText(/Out on/)).toHaveLength(1);
});

test('each entry says its status, and one status can be asked for', async () => {
  const [mara] = index;
  const stages = [
    { published: true, version: 1 },
    { published: true, version: 9 },
    { published: false, version: 1 },
    { published: false, releaseAt: '2999-12-01' },
  ];
  const entries = stages.map((stage, at) => ({ ...mara, ...stage, id: `mara-${at}` }));
  await open({ 'characters/index.variants.json': entries });
  const statusOf = (id: string) => screen.getByText(id).closest('tr')?.querySelector('[data-status]')?.textContent;
  expect(entries.map(({ id }) => statusOf(id))).toEqual(['Live', 'Next release', 'Draft', 'Scheduled']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Characters');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(ids()).toEqual(['mara-2']);
});

test('the list of a long catalogue draws 200 entries, and the rest on demand', async () => {
  const many = Array.from({ length: 201 }, (_, at) => ({ ...index[0], id: `mara-${at}` }));
  await open({ 'characters/index.variants.json': many });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Characters');
  expect(ids()).toHaveLength(200);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 201' }));
  expect(ids()).toHaveLength(201);
});

test('a new character is asked for until its id is one that is free, and downloaded', async () => {
  const downloads = await open();
  await press('+ New Character');
  await type('Name', 'Wren Ash');
  expect(screen.getByLabelText('Character ID')).toHaveValue('wren-ash');
  await type('Character ID', 'No Id');
  await press('Download');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent("'No Id' is not a valid ID");
  await type('Character ID', 'mara');
  expect(dialog.getByRole('alert')).toHaveTextContent("'mara' is taken.");
  await type('Character ID', 'wren');
  await press('Download');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe('wren.json');
  expect(JSON.parse(downloads[0]?.text ?? '')).toMatchObject({ id: 'wren', name: 'Wren Ash', variants: [] });
});

test('editors have the list, new items and drafts, and nothing that admins alone may open', async () => {
  fakeBrowser();
  await renderAt('/editor', editorRoutes, { viewer: { memType: 'e' } });
  await screen.findByRole('table');
  expect(screen.getByRole('heading', { level: 1, name: 'Editor' })).toBeVisible();
  expect(screen.getByRole('button', { name: '+ New Character' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  const led = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(led.filter((href) => !href?.startsWith('/editor/'))).toEqual([]);
});

test.each([
  ['a', '/admin', 'Admin Tools'],
  ['e', '/editor', 'Editor'],
] as const)('an editor of a file leads a member %p back to %s', async (memType, href, name) => {
  fakeBrowser();
  await renderAt('/editor/edit-location/quay', editorRoutes, { viewer: { memType } });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('a new character that is cancelled is not downloaded', async () => {
  const downloads = await open();
  await press('+ New Character');
  await type('Name', 'Wren Ash');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(downloads).toEqual([]);
});
