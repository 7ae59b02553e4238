/** A script that is asked for before it runs, with what it has to be, where that is known. */
export type ScriptToPreload = [url: string, integrity?: string | undefined];

/** The files of a remote that a page is made of, as URLs that it can ask for. */
export interface RemoteAssets {
  entry: string;
  scripts: string[];
  /** `file` is the name by which the remote's own loader knows the sheet, so that it is not loaded twice. */
  styles: { url: string; file: string }[];
  /** The hash that each of its files has to have, by URL; of a remote whose origin is the page's own, that needs no saying. */
  integrity?: Record<string, string>;
}

/** The scripts of a remote that a page is made of. */
export const scriptsOf = ({ entry, scripts, integrity }: RemoteAssets): ScriptToPreload[] =>
  [entry, ...scripts].map((url) => [url, integrity?.[url]]);
