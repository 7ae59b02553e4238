import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { diskName, isDeviceName } from '@otherfolk/shared/domain/disk-names';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import type { PendingFile } from '../changes/pending-file';
import { textOfFile } from '../files/fetch-file';
import { type ChangedImage, isNewImage } from '../images/new-images';
import { PartlyDelivered } from './catalogue-target';
import { withImageWords } from './image-index-text';

// TypeScript's library has the handles, not yet the picker.
declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
}

export const canSaveIntoFolder = (): boolean => typeof window.showDirectoryPicker === 'function';

const isMissing = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** Finds what stands at a path of the catalogue, in the folder that was chosen; makes the folders that lead there where it is told to. */
type FolderOf = (path: string, isMade?: boolean) => Promise<{ folder: FileSystemDirectoryHandle; name: string }>;

const folderUnder =
  (root: FileSystemDirectoryHandle): FolderOf =>
  async (path, isMade = false) => {
    const steps = path.split('/');
    const name = steps.pop() as string;
    let folder = root;
    for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: isMade });
    return { folder, name };
  };

const [CHARACTERS = ''] = characterKind.index.split('/');

/** The same, where the catalogue's folder of characters was chosen: of others there is nothing. */
const folderAmongCharacters =
  (characters: FileSystemDirectoryHandle): FolderOf =>
  (path, isMade) => {
    if (path.startsWith(`${CHARACTERS}/`)) return folderUnder(characters)(path.slice(CHARACTERS.length + 1), isMade);
    throw new Error(
      `Choose the folder of the catalogue, not '${CHARACTERS}' in it: ${path} lies outside. Nothing was saved.`,
    );
  };

async function fileIn(folderOf: FolderOf, path: string): Promise<File | undefined> {
  try {
    const { folder, name } = await folderOf(path);
    return await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function textIn(folderOf: FolderOf, path: string): Promise<string | undefined> {
  const file = await fileIn(folderOf, path);
  return file && textOfFile(path, file);
}

/** Throws a sentence where this is no catalogue, and not its folder of characters either. */
async function catalogueIn(root: FileSystemDirectoryHandle): Promise<FolderOf> {
  const index = characterKind.index;
  if ((await textIn(folderUnder(root), index)) !== undefined) return folderUnder(root);
  const among = folderAmongCharacters(root);
  if (root.name === CHARACTERS && (await textIn(among, index)) !== undefined) return among;
  throw new Error(`'${root.name}' is not a catalogue: it has no ${index}. Nothing was saved.`);
}

/** Texts that were saved before, by the paths of their files: nobody else changed those. */
export type SavedTexts = Map<string, string>;

/** The problem with writing a file over this text; undefined where there is none. */
function objectionTo({ path = '', before }: PendingFile, text: string | undefined, saved: SavedTexts) {
  if (text !== undefined && (text === before?.text || text === saved.get(path))) return undefined;
  // Between its making and its writing a new file is empty: a tab that was closed then has left it so.
  if (!before) return text ? `${path} is there already` : undefined;
  return text === undefined ? `${path} is not there` : `${path} has changed since it was read`;
}

/** Throws a sentence where a file is not what the editor has read or saved. */
async function assertUnchanged(folderOf: FolderOf, name: string, files: readonly PendingFile[], saved: SavedTexts) {
  for (const file of files) {
    const objection = objectionTo(file, await textIn(folderOf, file.path ?? ''), saved);
    if (!objection) continue;
    const remedy = file.before ? ' Reload the editor: your draft is kept.' : '';
    throw new Error(`Nothing was saved into '${name}': ${objection}.${remedy}`);
  }
}

/** Throws a sentence where a new file has a name that other disks take for one that is there, or cannot have. */
async function assertNameIsFree(folderOf: FolderOf, path: string): Promise<void> {
  if (await fileIn(folderOf, path)) return;
  if (path.split('/').some(isDeviceName)) throw new Error(`Nothing was saved: Windows cannot create the file ${path}.`);
  const found = await folderOf(path).catch(() => undefined);
  if (!found) return;
  for await (const other of found.folder.keys())
    if (diskName(other) === diskName(found.name))
      throw new Error(`Nothing was saved: beside ${other}, ${path} is the same file on some disks.`);
}

/** A stream that was ended may hold its file for a moment longer: until then it cannot be removed. */
const REMOVAL_TRIES = 5;
const REMOVAL_PAUSE_MS = 200;

/** Removes a file that was made empty, to be written. Where it cannot be removed, the next try writes over it. */
async function removeMade(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  for (let tries = 1; tries <= REMOVAL_TRIES; tries++) {
    try {
      await folder.removeEntry(name);
      return;
    } catch (error) {
      if (isMissing(error)) return;
      await new Promise((resolve) => setTimeout(resolve, REMOVAL_PAUSE_MS));
    }
  }
}

/** Writes a file as a whole; when that fails, what was there before is there again. */
async function writeWhole(folderOf: FolderOf, path: string, content: string | Blob): Promise<void> {
  const isNew = !(await fileIn(folderOf, path))?.size;
  const { folder, name } = await folderOf(path, true);
  let stream: FileSystemWritableFileStream | undefined;
  try {
    // The browser writes beside the file, and puts the whole in its place when the stream is closed.
    stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await stream.write(content);
    await stream.close();
  } catch (error) {
    await stream?.abort().catch(() => undefined);
    if (isNew) await removeMade(folder, name);
    throw error;
  }
}

const pathsOf = (files: readonly PendingFile[]) => files.map(({ path }) => path).join(', ');

function partlySaved(saved: readonly PendingFile[], missing: readonly PendingFile[], cause: unknown): PartlyDelivered {
  const done = saved.length > 0 ? `Saved: ${pathsOf(saved)}. ` : '';
  return new PartlyDelivered(`${done}Not saved: ${pathsOf(missing)}. ${messageOf(cause)} Try again.`, saved, cause);
}

/** Puts the words of images into the folder's own index of them. */
async function saveImageWords(folderOf: FolderOf, images: readonly ChangedImage[]): Promise<void> {
  const path = catalogueFiles.imageIndex;
  const text = withImageWords(await textIn(folderOf, path), images);
  if (text !== undefined) await writeWhole(folderOf, path, text);
}

/**
 * Asks for the folder of a catalogue, or its folder of characters, and writes the files into it, each as a whole or not at all;
 * `saved` is kept up. Resolves to the folder's name, or undefined where none was chosen. Rejects with a clear sentence: before the
 * first file is written where it can, with PartlyDelivered after that.
 */
export async function saveIntoFolder(
  files: readonly PendingFile[],
  images: readonly ChangedImage[],
  saved: SavedTexts,
): Promise<string | undefined> {
  const root = await window.showDirectoryPicker?.({ id: 'otherfolk', mode: 'readwrite' }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  });
  if (!root) return undefined;
  const folderOf = await catalogueIn(root);
  await assertUnchanged(folderOf, root.name, files, saved);
  for (const { path = '' } of [...files, ...images.filter(isNewImage)]) await assertNameIsFree(folderOf, path);
  // New ones first: what is named in another file is there when that is.
  const inOrder = [...files].sort((a, b) => Number(Boolean(a.before)) - Number(Boolean(b.before)));
  try {
    for (const { path, bytes } of images.filter(isNewImage)) await writeWhole(folderOf, path, bytes);
    if (images.length > 0) await saveImageWords(folderOf, images);
  } catch (error) {
    throw partlySaved([], inOrder, error);
  }
  for (const [nth, { path = '', text }] of inOrder.entries()) {
    try {
      await writeWhole(folderOf, path, text);
    } catch (error) {
      throw partlySaved(inOrder.slice(0, nth), inOrder.slice(nth), error);
    }
    saved.set(path, text);
  }
  return root.name;
}
