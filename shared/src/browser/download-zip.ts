import { strToU8, zipSync } from 'fflate';
import { download } from './download';

/** Hands out an archive that unpacks each file to its path. To be loaded when it is asked for: it brings what packs it. */
export function downloadZip(name: string, files: readonly { path: string; content: string | Uint8Array }[]): void {
  const bytes = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content);
  const packed = zipSync(Object.fromEntries(files.map(({ path, content }) => [path, bytes(content)])));
  download(name, packed, 'application/zip');
}
