import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { PendingFile } from './pending-file';

// TypeScript's library has the handles, not yet the picker.
declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

export const canSaveIntoFolder = (): boolean => typeof window.showDirectoryPicker === 'function';

const isMissing = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

async function folderOf(root: FileSystemDirectoryHandle, path: string) {
  const steps = path.split('/');
  const name = steps.pop() as string;
  let folder = root;
  for (const step of steps) folder = await folder.getDirectoryHandle(step);
  return { folder, name };
}

async function textIn(root: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  const { folder, name } = await folderOf(root, path);
  try {
    const handle = await folder.getFileHandle(name);
    return await (await handle.getFile()).text();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Texts that were saved before, by the paths of their files: nobody else changed those. */
export type SavedTexts = Map<string, string>;

/** Throws a sentence where this is no catalogue, or where a file is not what the editor has read or saved. */
async function assertUnchanged(
  root: FileSystemDirectoryHandle,
  files: readonly PendingFile[],
  saved: SavedTexts,
): Promise<void> {
  const index = await textIn(root, catalogueFiles.characterIndex).catch(() => undefined);
  if (index === undefined)
    throw new Error(`'${root.name}' is no catalogue: it has no ${catalogueFiles.characterIndex}.`);
  for (const { path = '', before } of files) {
    const text = await textIn(root, path);
    if (text === (saved.get(path) ?? before?.text)) continue;
    throw new Error(
      before
        ? `${path} has changed in '${root.name}' since it was read. Nothing was saved: reload the editor, your draft is kept.`
        : `${path} is in '${root.name}' already. Nothing was saved.`,
    );
  }
}

/**
 * Asks for the folder of a catalogue and writes the files into it, each as a whole or not at all; `saved` is kept up. Resolves to
 * the folder's name, or undefined where none was chosen; rejects with one clear sentence, before the first file is written where
 * it can.
 */
export async function saveIntoFolder(files: readonly PendingFile[], saved: SavedTexts): Promise<string | undefined> {
  const root = await window.showDirectoryPicker?.({ id: 'otherfolk', mode: 'readwrite' }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  });
  if (!root) return undefined;
  await assertUnchanged(root, files, saved);
  for (const { path = '', text } of files) {
    const { folder, name } = await folderOf(root, path);
    // The browser writes beside the file, and puts the whole in its place when the stream is closed.
    const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
    saved.set(path, text);
  }
  return root.name;
}
