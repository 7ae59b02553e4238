import type { Draft } from './draft';

/** A file to be handed out, by its path inside the catalogue. */
export interface FileText {
  path: string;
  content: string;
}

/** The folder beside the catalogue's own for drafts whose place a newer draft of the same file has taken. */
const EARLIER = 'earlier-drafts';

/** The day and time of a draft as the name of a folder. */
const folderOf = (savedAt: number) => new Date(savedAt).toISOString().slice(0, 19).replaceAll(':', '-');

/** The files of drafts, each at its place in the catalogue; of several drafts of one file the newest, and the others aside. */
export function filesOfDrafts(drafts: readonly Draft[]): FileText[] {
  const files = new Map<string, string>();
  for (const { path, text, savedAt } of [...drafts].sort((a, b) => b.savedAt - a.savedAt)) {
    let place = path;
    for (let nth = 1; files.has(place); nth++) {
      place = `${EARLIER}/${folderOf(savedAt)}${nth > 1 ? `-${nth}` : ''}/${path}`;
    }
    files.set(place, text);
  }
  return [...files].map(([path, content]) => ({ path, content }));
}
