import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { type ChangeSet, ofCatalogue } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { type ChangedImage, isMovedImage, isNewImage } from '../images/new-images';
import { type CatalogueTarget, type Conflict, SaveConflict, type SavedChange } from './catalogue-target';
import { base64Of, hashOf } from './encode';

const UNREACHABLE = 'The server cannot be reached: nothing was saved. Your draft is kept; try again.';
const SESSION_ENDED = 'Your session has ended: sign in again, then save once more. Your draft is kept.';
const UNAUTHENTICATED = 401;
const CONFLICT = 409;

/** The id of a save after which all is as it was. */
const NOTHING_WRITTEN = 'unchanged';

const beforeOf = async ({ before }: PendingFile) => (before ? hashOf(before.text) : null);

async function fileOf(file: PendingFile & { path: string }): Promise<object> {
  const { path, text, isRemoved } = file;
  const before = await beforeOf(file);
  return isRemoved ? { path, before, isRemoved } : { path, before, text };
}

async function imageOf(image: ChangedImage): Promise<object[]> {
  const { path, words } = image;
  if (isMovedImage(image)) {
    const { from } = image;
    return [
      { path, before: null, from, words },
      { path: from, isRemoved: true },
    ];
  }
  if (!isNewImage(image)) return [{ path, words }];
  const content = { path, base64: await base64Of(image.bytes), words };
  return [image.isReplacing ? content : { ...content, before: null }];
}

/** The error of a server; its own words where it has some. */
async function problemOf(response: Response): Promise<{ message: string; conflicts: Conflict[] }> {
  const answer: unknown = await response.json().catch(() => undefined);
  const error = isJsonRecord(answer) && isJsonRecord(answer['error']) ? answer['error'] : {};
  const { message, conflicts } = error as { message?: string; conflicts?: unknown[] };
  return {
    message: message ?? `The server answered ${response.status}: nothing was saved. Your draft is kept.`,
    conflicts: (conflicts ?? []).filter(isJsonRecord).map(({ path, text, hash }) => ({
      path: String(path),
      text: typeof text === 'string' ? text : undefined,
      hash: typeof hash === 'string' ? hash : undefined,
    })),
  };
}

/** Sends a call to the server of the catalogue. Rejects with a sentence where it does not do what it is asked for. */
export async function askServer(server: CatalogueServer, path: string, body?: object): Promise<unknown> {
  const response = await server.call(path, body).catch((cause: unknown) => {
    throw new Error(UNREACHABLE, { cause });
  });
  if (response.ok) return response.json();
  if (response.status === UNAUTHENTICATED) throw new Error(SESSION_ENDED);
  const { message, conflicts } = await problemOf(response);
  throw response.status === CONFLICT ? new SaveConflict(message, conflicts) : new Error(message);
}

/** The answer of a server to a save, where it has written something. */
function savedChange(answer: unknown): SavedChange | undefined {
  if (!isJsonRecord(answer) || typeof answer['id'] !== 'string' || !Array.isArray(answer['files'])) return undefined;
  if (answer['id'] === NOTHING_WRITTEN) return undefined;
  const files = answer['files'] as { path: string; hash: string | null }[];
  return { id: answer['id'], hashes: Object.fromEntries(files.map(({ path, hash }) => [path, hash])) };
}

/** Takes back a change as one step. Rejects with a sentence, SaveConflict where a file has changed since. */
export async function undoChange(server: CatalogueServer, { id, hashes }: SavedChange): Promise<void> {
  await askServer(server, 'restore', { id, expected: hashes });
  await server.refresh();
}

/** Whether a server keeps the catalogue, and can write it now. */
export async function stateOfCatalogue(
  server: CatalogueServer | undefined,
): Promise<'none' | 'read-only' | 'writable'> {
  const target = server && (await askServer(server, 'target').catch(() => undefined));
  if (!isJsonRecord(target)) return 'none';
  return target['canWrite'] === true ? 'writable' : 'read-only';
}

/**
 * The texts of the files in a folder of the catalogue, by their paths; an empty folder is that of the catalogue itself. Undefined where
 * no server keeps it.
 */
export async function filesOnServer(
  server: CatalogueServer | undefined,
  folder: string,
): Promise<Record<string, unknown> | undefined> {
  if (!server || (await stateOfCatalogue(server)) === 'none') return undefined;
  const answer = await askServer(server, `files?in=${folder}`);
  return isJsonRecord(answer) && isJsonRecord(answer['files']) ? answer['files'] : {};
}

/** The texts of characters that no list names, by their paths: people without a life. None where no server keeps the catalogue. */
export async function unlistedOnServer(server: CatalogueServer | undefined): Promise<Record<string, unknown>> {
  if (!server || (await stateOfCatalogue(server)) === 'none') return {};
  const answer = await askServer(server, 'unlisted');
  return isJsonRecord(answer) && isJsonRecord(answer['files']) ? answer['files'] : {};
}

/** Writes changes into the catalogue that this site is served from. `server`: missing where no server keeps it. */
export const serverTarget = (server: CatalogueServer | undefined): CatalogueTarget => ({
  id: 'server',
  label: 'Save to the catalogue',
  isOffered: async () => (await stateOfCatalogue(server)) === 'writable',
  async deliver({ summary, files, images }: ChangeSet) {
    if (!server) return undefined;
    const all = await Promise.all([
      ...ofCatalogue(files).map(async (file) => [await fileOf(file)]),
      ...images.map(imageOf),
    ]);
    const answer = await askServer(server, 'changes', { summary, files: all.flat() });
    await server.refresh();
    const notIndexed = isJsonRecord(answer) ? answer['notIndexed'] : undefined;
    const note = typeof notIndexed === 'string' ? ` The lists could not be rebuilt: ${notIndexed}` : '';
    const change = savedChange(answer);
    return { message: `Saved.${note}`, isSaved: true, ...(change && { change }) };
  },
});
