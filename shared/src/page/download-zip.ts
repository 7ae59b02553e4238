import { strToU8, zipSync } from 'fflate';
import { download } from './download';

/** Hands out an archive that unpacks each file to its path. To be loaded when it is asked for: it brings what packs it. */
export function downloadZip(name: string, files: readonly { path: string; text: string }[]): void {
  const content = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  download(name, content, 'application/zip');
}
