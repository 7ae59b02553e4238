import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf, removeDraftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { fakeBrowser } from '../testing/fake-browser';
import { MyDrafts } from './my-drafts';

const OWNER = 'member';
let asked: unknown[] = [];
const REDIRECTS = { 'characters/ada': 'characters/ade' };
const TODAY = '2026-11-20';

const draftOf = (file: string, hoursAgo: number, owner = OWNER): Draft => ({
  owner,
  file,
  tab: 'closed',
  kind: file.includes('-') ? 'variant' : 'core',
  path: `characters/${file}.json`,
  baseText: '{}',
  values: {},
  text: `{"id":"${file}"}`,
  savedAt: new Date(`${TODAY}T12:00:00`).getTime() - hoursAgo * 3_600_000,
});

afterEach(() => Promise.all([OWNER, 'another'].map(removeDraftsOf)));

const answer = (json: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(json) }) as Response;

/** The drafts on a site whose server keeps the catalogue. */
function OnServer() {
  const shell = useShellContext();
  shell.catalogueServer ??= {
    call: (path) => {
      asked.push(path);
      return Promise.resolve(answer({ canWrite: true, files: { 'redirects.json': JSON.stringify(REDIRECTS) } }));
    },
    refresh: () => Promise.resolve(),
  };
  return <MyDrafts />;
}

async function open(...drafts: Draft[]) {
  const downloads = fakeBrowser();
  asked = [];
  for (const draft of drafts) await storeDraft(draft);
  await renderAt('/admin', [{ index: true, element: <OnServer /> }], {
    viewer: { memType: 'a' },
    today: TODAY,
  });
  await screen.findByText(/^You have /);
  return downloads;
}

const decide = async (name: 'Discard' | 'Keep') =>
  userEvent.click(within(await screen.findByRole('dialog', { name: 'Discard Drafts' })).getByRole('button', { name }));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const stored = async () => (await draftsOf(OWNER)).map(({ file }) => file);

test('a member without drafts is offered nothing', async () => {
  await open(draftOf('mara', 1, 'another'));
  expect(screen.getByText(/^You have no drafts in this browser\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the own drafts are listed with age and size, the newest first, and each leads to its editor', async () => {
  await open(draftOf('mara', 3), draftOf('mara-modern', 1), draftOf('ivo', 2, 'another'));
  expect(screen.getByText(/^You have 2 drafts in this browser\./)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['characters/mara-modern.json', '/editor/edit-variant/mara-modern'],
    ['characters/mara.json', '/editor/edit-character/mara'],
  ]);
  expect(screen.getByText(/^3 hours ago, /)).toBeVisible();
});

test('a draft of an item that was renamed stands under its new name, and says so', async () => {
  await open(draftOf('ada', 1), { ...draftOf('ada', 2), tab: 'new', baseText: '' });
  await screen.findByText('It was typed for characters/ada.json, which has this name now.');
  // The editor of the old id takes the draft along to that of the new one.
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['characters/ade.json', '/editor/edit-character/ada'],
    ['characters/ada.json', '/editor/edit-character/ada?new=ada'],
  ]);
  expect(screen.getByRole('button', { name: 'Discard characters/ade.json, from 1 hour ago' })).toBeVisible();
});

test('redirects are not asked for while the item of each draft is where it was', async () => {
  await open(
    draftOf('mara', 1),
    { ...draftOf('site', 2), kind: 'site', path: 'site.json' },
    { ...draftOf('new', 3), baseText: '' },
  );
  expect(asked).not.toContain('files?in=');
});

test('a draft is downloaded as it is', async () => {
  const downloads = await open(draftOf('mara', 1));
  await press(/^Download characters\/mara\.json/);
  await waitFor(() => expect(downloads).toEqual([{ name: 'mara.json', text: '{"id":"mara"}' }]));
});

test('a draft is discarded after a question, and the others stay', async () => {
  await open(draftOf('mara', 1), draftOf('ivo', 2));
  await press(/^Discard characters\/mara\.json/);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Discard the draft of characters/mara.json from 1 hour ago? This cannot be undone.',
  );
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await decide('Keep');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored()).toEqual(['mara', 'ivo']);
  await press(/^Discard characters\/mara\.json/);
  await decide('Discard');
  await waitFor(() => expect(screen.queryByText('characters/mara.json')).toBeNull());
  expect(await stored()).toEqual(['ivo']);
});

test('a member discards all drafts at once', async () => {
  await open(draftOf('mara', 1), draftOf('ivo', 2), draftOf('mara', 1, 'another'));
  await press('Discard all');
  await decide('Discard');
  expect(await screen.findByText(/^You have no drafts/)).toBeVisible();
  expect(await stored()).toEqual([]);
  expect(await draftsOf('another')).toHaveLength(1);
});

test('a browser that refuses to discard a draft is reported, and the draft stays', async () => {
  await open(draftOf('mara', 1));
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No.', 'ReadOnlyError');
  });
  await press('Discard all');
  await decide('Discard');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was discarded: the browser refused. Try again.');
  jest.restoreAllMocks();
  expect(await stored()).toEqual(['mara']);
});
