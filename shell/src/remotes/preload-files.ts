interface FileToPreload {
  href: string;
  as: 'script' | 'style';
  /** What the file has to be, where that is known. */
  integrity?: string;
  crossOrigin?: string;
}

/** Asks for files before they are used. Not for those that the page has asked for already, unless they may have failed (`isAgain`). */
export function preloadFiles(files: readonly FileToPreload[], isAgain = false): void {
  const asked = new Set([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  for (const file of files.filter(({ href }) => isAgain || !asked.has(href))) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...file }));
  }
}
