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
