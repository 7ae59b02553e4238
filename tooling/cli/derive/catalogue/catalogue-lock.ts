import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder inside a catalogue. Its name begins with a dot: nobody is served what lies there, and no command takes it for content. */
const HISTORY = '.history';

export const historyFolderOf = (catalogue: string): string => path.join(catalogue, HISTORY);

/** Makes the folder, for its owner alone: it holds what is not released, too. Repositories pass it over. */
export function makeHistoryFolder(catalogue: string): void {
  const folder = historyFolderOf(catalogue);
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, '.gitignore'), '*\n');
}

/** Whoever holds this file is alone in writing to the catalogue: a save, or a command. */
export const catalogueLockOf = (catalogue: string): string => path.join(historyFolderOf(catalogue), 'lock');

/** Whether saves and commands can keep each other out of a catalogue. */
export function canHoldLock(catalogue: string): boolean {
  try {
    accessSync(catalogue, constants.W_OK);
    makeHistoryFolder(catalogue);
    accessSync(historyFolderOf(catalogue), constants.W_OK);
    return statSync(historyFolderOf(catalogue)).isDirectory();
  } catch {
    return false;
  }
}
