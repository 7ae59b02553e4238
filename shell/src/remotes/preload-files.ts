import { type FileToPreload, preload } from '../start/preload';

/** Asks for files before they are used. Not for those that the page has asked for already, unless they may have failed (`isAgain`). */
export function preloadFiles(files: readonly FileToPreload[], isAgain = false): void {
  const asked = new Set([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  for (const file of files.filter(({ href }) => isAgain || !asked.has(href))) preload(file);
}
