/** The folders of a vault. */
export const NOTE_FOLDERS = {
  person: 'People',
  life: 'Lives',
  plot: 'Plots',
  place: 'Places',
  family: 'Families',
  image: 'Images',
} as const;

const NOT_IN_LINK = /[[\]|#^\n\\]/g;

/** A link to a note. Notes are named by ids, so that links hold on every disk and come back; readers see the name. */
export const noteLink = (path: string, name = ''): string => {
  const shown = name.replace(NOT_IN_LINK, ' ').trim();
  return `[[${path}${shown === '' ? '' : `|${shown}`}]]`;
};

const LINK = /^\[\[([^\]|]+)(?:\|[^\]]*)?\]\]$/;

/** The path that a text leads to that is a link and nothing else. */
export const pathOfLink = (text: string): string | undefined => LINK.exec(text.trim())?.[1];
