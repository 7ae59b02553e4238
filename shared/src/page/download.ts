/** Hands a file to the browser's downloads. */
export function download(name: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the content by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Hands out an archive that unpacks each file to its path. Rejects where what packs it cannot be loaded. */
export async function downloadZip(name: string, files: readonly { path: string; text: string }[]): Promise<void> {
  const { strToU8, zipSync } = await import(/* webpackChunkName: "zip" */ 'fflate');
  const content = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  download(name, content as BlobPart, 'application/zip');
}
