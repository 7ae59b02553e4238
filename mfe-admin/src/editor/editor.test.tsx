import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { draftsOf, removeDraftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import mara from '../../../shared/src/testing/catalogue/characters/mara.json';
import { editorRoutes } from '../routes';
import { fakeBrowser } from '../testing/fake-browser';

/** `signIn` of the tests signs this member in. */
const OWNER = 'member';
const FILE = 'characters/mara.json';
/** A file with another indent than what is written, and with values that no editor would write. */
const ODD = JSON.stringify(
  { ...mara, physical: { height: `5'7" (1 cm)`, weight: 'light' }, more: { a: 1e21 } },
  null,
  4,
);
const RIGHT = ODD.replace('(1 cm)', '(170.18 cm)');

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => removeDraftsOf(OWNER));

async function open(path = paths.editCharacter('mara'), texts = {}, window = {}) {
  const downloads = fakeBrowser(texts, window);
  await renderAt(path, editorRoutes, { viewer: { memType: 'e' } });
  await screen.findByRole('toolbar', { name: 'Editor' });
  return downloads;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The rows of the review: field, before, after. */
async function review() {
  await press('Review and Download');
  const [, ...rows] = within(screen.getByRole('dialog')).queryAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('a file that nobody edits is handed out byte for byte', async () => {
  const downloads = await open(undefined, { [FILE]: RIGHT });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Mara Quill' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Id' })).toHaveAttribute('readonly');
  expect(await review()).toEqual([]);
  expect(screen.getByText('Nothing was edited.')).toBeVisible();
  await press('Download mara.json');
  await waitFor(() => expect(downloads).toEqual([{ name: 'mara.json', text: RIGHT }]));
});

test('an edit of one field is all that the review lists and the download changes', async () => {
  const downloads = await open(undefined, { [FILE]: RIGHT });
  const nickname = screen.getByRole('textbox', { name: 'Nickname' });
  await userEvent.clear(nickname);
  await userEvent.type(nickname, 'Quilly');
  expect(await review()).toEqual([['Names › Nickname', 'Quill', 'Quilly']]);
  expect(screen.getByText('Not downloaded yet.')).toBeVisible();
  await press('Download mara.json');
  expect(await screen.findByText('mara.json is in your downloads.')).toBeVisible();
  expect(screen.getByText('Downloaded.')).toBeVisible();
  const text = RIGHT.replace('"Quill"', '"Quilly"');
  expect(text).not.toBe(RIGHT);
  await waitFor(() => expect(downloads).toEqual([{ name: 'mara.json', text }]));
});

test('an edit beside a key that the file has twice leaves both, and the fields in them stay as they are', async () => {
  const twice = RIGHT.replace('"sections":', '"sections":{"Backstory":"Lost?"},"sections":');
  const downloads = await open(undefined, { [FILE]: twice });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nickname' }), '!');
  expect(await review()).toEqual([['Names › Nickname', 'Quill', 'Quill!']]);
  expect(screen.getByText(/^Overview has a structure that this form does not know/)).toBeInTheDocument();
  await press('Download mara.json');
  await waitFor(() => expect(downloads).toEqual([{ name: 'mara.json', text: twice.replace('"Quill"', '"Quill!"') }]));
});

test('centimetres that disagree are computed anew with any download, and the review says so', async () => {
  const downloads = await open(undefined, { [FILE]: ODD });
  expect(await review()).toEqual([['Body › Height', `5'7" (1 cm)`, `5'7" (170.2 cm)`]]);
  await press('Download mara.json');
  await waitFor(() => expect(downloads).toEqual([{ name: 'mara.json', text: ODD.replace('(1 cm)', '(170.2 cm)') }]));
});

test('an edited height has its centimetres computed', async () => {
  await open(undefined, { [FILE]: ODD });
  const inches = screen.getByRole('textbox', { name: 'Inches' });
  await userEvent.clear(inches);
  await userEvent.type(inches, '8x');
  expect(inches).toHaveValue('8');
  expect(await review()).toEqual([['Body › Height', `5'7" (1 cm)`, `5'8" (172.7 cm)`]]);
});

test('a weight that the form cannot read is an ordinary field, and a sentence says how it is written', async () => {
  await open(undefined, { [FILE]: RIGHT });
  const weight = screen.getByRole('textbox', { name: 'Weight' });
  expect(weight).toHaveValue('light');
  expect(weight).toHaveAccessibleDescription(/^It stays as it is written\. Write it as 132 lbs/);
  await userEvent.clear(weight);
  await userEvent.type(screen.getByRole('textbox', { name: 'Pounds' }), '120');
  expect(await review()).toEqual([['Body › Weight', 'light', '120 lbs (54.4 kg)']]);
});

test('the editor names a value that its form cannot show, and keeps it', async () => {
  await open(undefined, { [FILE]: JSON.stringify({ ...mara, tags: { a: 1 } }) });
  expect(screen.getByText('Tags has a structure that this form does not know. It stays as it is.')).toBeVisible();
});

test('a problem is listed, leads to its field, and keeps nobody from downloading', async () => {
  await open();
  const month = screen.getByRole('textbox', { name: 'Birth month' });
  await userEvent.clear(month);
  await userEvent.type(month, '13');
  const problems = await screen.findByRole('region', { name: 'Problems' });
  await userEvent.click(within(problems).getByRole('button', { name: /Birth month/ }));
  expect(month).toHaveFocus();
  expect(await review()).toEqual([['Age › Birth month', '4', '13']]);
  expect(screen.getByText(/^One field needs attention/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download mara.json' })).toBeEnabled();
});

test('an edit is undone and done again, by button and by key', async () => {
  await open();
  const build = screen.getByRole('textbox', { name: 'Build' });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await userEvent.type(build, '!');
  await press('Undo');
  expect(build).toHaveValue('Wiry');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Redo');
  expect(build).toHaveValue('Wiry!');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(build).toHaveValue('Wiry');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(build).toHaveValue('Wiry!');
});

test('an edit is kept as a draft of the member', async () => {
  await open(undefined, { [FILE]: fileText(mara) });
  await userEvent.type(screen.getByRole('textbox', { name: 'Build' }), '!');
  expect(await screen.findByText('Draft saved on this device.')).toBeVisible();
  const edited = fileText({ ...mara, physical: { ...mara.physical, build: 'Wiry!' } });
  expect(await draftsOf(OWNER)).toMatchObject([{ file: 'mara', path: FILE, text: edited }]);
});

test('a draft of an earlier visit is offered with what it would change, and restored', async () => {
  const text = fileText(mara);
  const values = { 'physical/build': 'Broad' };
  const edited = fileText({ ...mara, physical: { ...mara.physical, build: 'Broad' } });
  const place = { owner: OWNER, file: 'mara', kind: 'core', path: FILE } as const;
  await storeDraft({ ...place, tab: 'earlier', baseText: text, values, text: edited, savedAt: 1 });
  await open(undefined, { [FILE]: text });
  const offer = await screen.findByRole('region', { name: 'Draft' });
  expect(within(offer).getByText('One difference')).toBeVisible();
  await press('Restore Draft');
  expect(screen.getByRole('textbox', { name: 'Build' })).toHaveValue('Broad');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull());
  expect(await review()).toEqual([['Body › Build', 'Wiry', 'Broad']]);
});

test('the variant editor shows a variant, and hands out its index entry as edited', async () => {
  const downloads = await open(paths.editVariant('mara-modern'));
  const label = screen.getByRole('combobox', { name: 'Label' });
  await userEvent.clear(label);
  await userEvent.type(label, 'Today');
  await press('Download Index Entry');
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [entry] = downloads;
  expect(entry?.name).toBe('mara-modern-index-entry.json');
  expect(JSON.parse(entry?.text ?? '')).toMatchObject({ id: 'mara-modern', coreId: 'mara', variantLabel: 'Today' });
});

test('form and preview are tabs where there is no room for both', async () => {
  await open(undefined, {}, { isNarrow: true });
  expect(screen.getByRole('tabpanel', { name: 'Form' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Preview' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Form' }));
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Form' })).toBeNull();
});

test('a bar behind form and preview holds tabs, undo and saving where the two take turns', async () => {
  await open(undefined, {}, { isNarrow: true });
  const bar = screen.getByRole('tablist', { name: 'View' }).parentElement?.parentElement as HTMLElement;
  expect(
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Undo', 'Redo', 'Download']]);
  expect(screen.getByRole('tabpanel', { name: 'Form' }).compareDocumentPosition(bar)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await press('Review and Download');
  expect(screen.getByRole('dialog', { name: 'Review and Download' })).toBeVisible();
});

test('a problem leads from the preview to its field where form and preview take turns', async () => {
  await open(undefined, {}, { isNarrow: true });
  const month = screen.getByRole('textbox', { name: 'Birth month' });
  await userEvent.type(month, '3');
  const problem = await screen.findByRole('button', { name: 'Birth month' });
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await userEvent.click(problem);
  expect(screen.getByRole('tabpanel', { name: 'Form' })).toBeVisible();
  expect(month).toHaveFocus();
});

test.each([
  ['missing', undefined],
  ['broken', '{'],
])('the editor says of a file that is %s what the pages say', async (_, text) => {
  fakeBrowser({ [FILE]: text });
  await renderAt(paths.editCharacter('mara'), editorRoutes, { viewer: { memType: 'e' } });
  expect(await screen.findByText(/Unable to load character: mara/)).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
});

async function pick(label: string, typed: string, option: RegExp) {
  const input = await screen.findByRole('combobox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  const list = screen.getByRole('listbox', { name: label });
  await userEvent.click(await within(list).findByRole('option', { name: option }));
}

test('the plot that a version is of is picked, and its tags are searched for or made', async () => {
  await open(editorPath('plot', 'storm-modern'));
  await screen.findByDisplayValue(/^The Long Storm, /);
  await pick('Alternate version of', 'harvest', /Late Harvest/);
  await pick('Add tag', 'hunger', /^Hunger/);
  await pick('Add tag', 'Salt', /Create “Salt” in Theme/);
  expect(await review()).toEqual([
    ['Plot › Alternate version of', 'The Long Storm', 'Late Harvest'],
    ['Tags 4', '–', 'Theme: Hunger'],
    ['Tags 5', '–', 'Theme: Salt'],
  ]);
});

test('a tag of a person that is searched for or made takes the place of that of its group', async () => {
  await open(undefined, { [FILE]: fileText(mara) });
  await pick('Add tag', 'pink', /^Pink/);
  expect(screen.getByRole('combobox', { name: 'Hair Color' })).toHaveValue('Pink');
  await pick('Add tag', 'Teal', /Create “Teal” in Hair Color/);
  expect(screen.getByRole('combobox', { name: 'Hair Color' })).toHaveValue('Teal');
});
