import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadZip } from '@otherfolk/shared/browser/download-zip';
import { draftsOf, removeDraftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { onLeaving } from '@otherfolk/shared/drafts/leaving';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { draftOf } from '../../testing/draft-of';
import { logOut } from './log-out';

jest.mock('@otherfolk/shared/browser/download-zip', () => ({ downloadZip: jest.fn() }));
const zip = jest.mocked(downloadZip);

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const left = async (owner: string) => (await draftsOf(owner)).map(({ file }) => file);
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses Log Out; `answer` resolves when that has come to an end. */
function pressLogOut(userId: string | undefined = 'u1') {
  const signOut = jest.fn(async () => undefined);
  return { signOut, answer: logOut({ userId, signOut }) };
}

beforeAll(() => {
  openDialogs();
  // The question has a root of its own, which the testing library knows nothing of.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(async () => {
  zip.mockReset();
  writeSession({ status: 'loading', displayName: 'Wren' });
  for (const owner of ['u1', 'u2']) await removeDraftsOf(owner);
});

test.each([
  ['a member without drafts', 'u1'],
  ['somebody who is not known yet', undefined],
])('%s is signed out without a question', async (_, userId) => {
  await storeDraft(draftOf('u2', 'mara'));
  const { signOut, answer } = pressLogOut(userId);
  await answer;
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await left('u2')).toEqual(['mara']);
});

test('the question says which drafts there are, how old they are and how large, and nothing of others', async () => {
  await storeDraft(draftOf('u1', 'mara'));
  await storeDraft(draftOf('u2', 'ivo'));
  const { signOut, answer } = pressLogOut();
  const dialog = await screen.findByRole('dialog', { name: 'Log Out' });
  expect(dialog).toHaveTextContent('This browser holds one draft of yours');
  expect(dialog).toHaveTextContent('characters/mara.json 5 minutes ago, 13 bytes');
  expect(dialog).not.toHaveTextContent('ivo');
  await choose('Cancel');
  await answer;
  expect(signOut).not.toHaveBeenCalled();
  expect(await left('u1')).toEqual(['mara']);
});

test('drafts that are kept stay, and the member is signed out', async () => {
  await storeDraft(draftOf('u1', 'mara'));
  const { signOut, answer } = pressLogOut();
  await screen.findByRole('dialog');
  await choose('Keep for me');
  await answer;
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(await left('u1')).toEqual(['mara']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('drafts that are discarded are gone before the member is signed out, and those of others stay', async () => {
  await storeDraft(draftOf('u1', 'mara'));
  await storeDraft(draftOf('u2', 'ivo'));
  const { signOut, answer } = pressLogOut();
  await screen.findByRole('dialog');
  await choose('Discard');
  await answer;
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(await left('u1')).toEqual([]);
  expect(await left('u2')).toEqual(['ivo']);
});

test('drafts that are downloaded are handed over at their paths, and gone after that', async () => {
  for (const file of ['mara', 'ivo']) await storeDraft(draftOf('u1', file));
  const { signOut, answer } = pressLogOut();
  await screen.findByRole('dialog');
  await choose('Download');
  await answer;
  const [name, files] = zip.mock.calls[0] ?? [];
  expect(name).toBe('drafts.zip');
  expect(files?.map(({ path }) => path).sort()).toEqual(['characters/ivo.json', 'characters/mara.json']);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(await left('u1')).toEqual([]);
});

test('a failed download removes nothing, and the question stays open', async () => {
  await storeDraft(draftOf('u1', 'mara'));
  const { signOut, answer } = pressLogOut();
  await screen.findByRole('dialog');
  zip.mockImplementation(() => {
    throw new Error('out of memory');
  });
  await choose('Download');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was removed');
  expect(signOut).not.toHaveBeenCalled();
  expect(await left('u1')).toEqual(['mara']);
  await choose('Cancel');
  await answer;
});

test('a member whose drafts cannot be removed reads that, and stays', async () => {
  await storeDraft(draftOf('u1', 'mara'));
  const { signOut, answer } = pressLogOut();
  await screen.findByRole('dialog');
  const failing = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Not now.', 'UnknownError');
  });
  await choose('Discard');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be removed');
  failing.mockRestore();
  expect(signOut).not.toHaveBeenCalled();
  await choose('Discard');
  await answer;
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a session that ends in another tab ends the question, and the drafts stay', async () => {
  await storeDraft(draftOf('u1', 'mara'));
  const { signOut, answer } = pressLogOut();
  await screen.findByRole('dialog');
  writeSession(signedOut);
  await answer;
  expect(signOut).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await left('u1')).toEqual(['mara']);
});

test('drafts that cannot be read keep nobody signed in', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await storeDraft(draftOf('u1', 'mara'));
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Broken.', 'UnknownError');
  });
  const { signOut, answer } = pressLogOut();
  await answer;
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('an editor whose work could not be kept may hold the member back', async () => {
  const stop = onLeaving(async () => false);
  const { signOut, answer } = pressLogOut();
  await answer;
  expect(signOut).not.toHaveBeenCalled();
  stop();
});
