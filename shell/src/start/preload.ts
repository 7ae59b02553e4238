// Part of the inline script, so it imports next to nothing.

export interface FileToPreload {
  href: string;
  as: 'script' | 'style';
  /** The hash that the file has to have, where it is known. */
  integrity?: string;
  crossOrigin?: string;
}

/** Asks for a file before it is used. */
export function preload(file: FileToPreload): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...file }));
}
