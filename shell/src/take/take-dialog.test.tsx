import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { renderInShell } from '@otherfolk/shared/testing/render-in-shell';
import { TakeDialog } from './take-dialog';

const onClose = jest.fn();

beforeEach(() => {
  openDialogs();
  document.title = 'Mara | Modern | Folk';
  document.body.innerHTML = `<main><h1>Mara</h1><div data-detail="">
    <section id="overview"><details open><summary><h2>Overview</h2></summary><div><p>She writes.</p></div></details></section>
    <section id="voice"><details><summary><h2>Sample Voice</h2></summary><div><p>Quiet.</p></div></details></section>
  </div></main>`;
});

function openDialog() {
  const user = userEvent.setup();
  render(<TakeDialog onClose={onClose} />, { container: document.body.appendChild(document.createElement('div')) });
  return user;
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;

test('the dialog offers the page as Markdown, and in another format when that is chosen', async () => {
  const user = openDialog();
  expect(text()).toContain('## Sample Voice\n\nQuiet.');
  await user.click(screen.getByRole('radio', { name: 'BBCode' }));
  expect(text()).toContain('[b][u]Sample Voice[/u][/b]\n\nQuiet.');
});

test('a section that is not chosen is not in the text', async () => {
  const user = openDialog();
  await user.click(screen.getByText('Sections: 2 of 2'));
  await user.click(screen.getByRole('checkbox', { name: 'Sample Voice' }));
  expect(text()).not.toContain('Quiet.');
  expect(screen.getByText('Sections: 1 of 2')).toBeInTheDocument();
});

test('the text is copied to the clipboard', async () => {
  const user = openDialog();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(text());
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

test('the text is selected where the browser does not let the page copy', async () => {
  const user = openDialog();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('status')).toHaveTextContent('copy it from here');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

async function openAt(path: string, files: Record<string, unknown> = {}) {
  document.head.innerHTML = `<link rel="canonical" href="https://folk.example${path}">`;
  const user = userEvent.setup();
  await renderInShell(<TakeDialog onClose={onClose} />, { path, read: fixtureReader(files) });
  return user;
}

const formats = () => screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);

test('a life has the formats of people, and a place has those of places', async () => {
  await openAt('/characters/mara/mara-modern');
  expect(formats()).toEqual([
    ...['Markdown', 'Discord', 'BBCode', 'Plain text', 'HTML'],
    ...['Print', 'Tupperbox', 'PluralKit', 'Obsidian', 'Foundry', 'Character card', 'JSON'],
  ]);
  cleanup();
  await openAt('/locations/quay');
  expect(formats()).not.toContain('Tupperbox');
  expect(formats()).not.toContain('Character card');
});

test('a life is registered with a bot by its name, and the commands lead back to the page', async () => {
  const user = await openAt('/characters/mara/mara-modern');
  await user.click(screen.getByRole('radio', { name: 'Tupperbox' }));
  expect(await screen.findByRole('textbox', { name: 'Commands' })).toHaveValue(
    'tul!register "Mara" mara:text\ntul!describe "Mara" https://folk.example/characters/mara/mara-modern',
  );
});

test('a card that its owner does not allow is not offered, and the reason is said', async () => {
  const user = await openAt('/characters/mara/mara-modern');
  await user.click(screen.getByRole('radio', { name: 'Character card' }));
  expect(await screen.findByRole('note')).toHaveTextContent(
    'The owner of this site does not want people of it fed to a model',
  );
  expect(screen.queryByRole('button', { name: 'JSON' })).toBeNull();
});

test('a card that catalogue and person allow can be had as a picture and as JSON', async () => {
  const mara = (await fixtureReader()('characters/mara.json')) as object;
  const user = await openAt('/characters/mara/mara-modern', {
    'site.json': { name: 'Folk', characterCards: true },
    'characters/mara.json': { ...mara, characterCard: true },
  });
  await user.click(screen.getByRole('radio', { name: 'Character card' }));
  expect(await screen.findByRole('button', { name: 'Picture with card' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'JSON' })).toBeEnabled();
});

test('a page whose files cannot be read says so, and keeps the formats of its text', async () => {
  const user = await openAt('/locations/nowhere');
  await user.click(screen.getByRole('radio', { name: 'JSON' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be read right now');
  await user.click(screen.getByRole('radio', { name: 'Plain text' }));
  expect(text()).toContain('Quiet.');
});
