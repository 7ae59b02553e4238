import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ImageSet } from '../catalogue/image-paths';
import type { ReadJson } from '../catalogue/read-json';
import type { LocalDay } from '../domain/local-day';
import type { RemoteDeclaration } from './declaration';
import type { MemberAdmin } from './member-admin';
import type { PageContributions } from './page-contributions';
import type { ShowWidget } from './widget-props';

/** An image as an `img` element asks for it. */
export interface FirstImage {
  src: string;
  srcSet?: string | undefined;
  sizes: string;
}

/** Images that only members see. */
export interface GuardedImages {
  /**
   * The source of an image, by its path inside the catalogue's `images/`; undefined for one that everybody may see. The first call begins
   * to decrypt it; until then it is one transparent pixel.
   */
  open: (image: string) => ImageSet | undefined;
  /** Calls back whenever what `open` gives has changed, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** The server that keeps the catalogue, as `npm start` runs one. */
export interface CatalogueServer {
  /**
   * Asks it, in the name of the member, for what is below `/__/catalogue/`; with a body, a POST of it as JSON. Rejects where it cannot
   * be reached, or where nobody is signed in any more.
   */
  call: (path: string, body?: object) => Promise<Response>;
  /** Reads anew whatever pages have read of the catalogue. */
  refresh: () => Promise<void>;
}

/** The context that the shell gives every remote. It travels with the query client, which is a singleton of the page. */
export interface ShellContext {
  /** Reads a file of the catalogue: over HTTP in a browser, from disk when pages are prerendered. */
  read: ReadJson;
  /** The origin of canonical addresses, such as `https://otherfolk.example`; empty where none is known. */
  origin: string;
  /** The day on which the page was prerendered: what hydration must agree with. */
  renderedOn: LocalDay;
  /** Shows a piece of another remote. */
  Widget: ShowWidget;
  /** Loads what admins need; rejects where the network does not have it. */
  memberAdmin: () => Promise<MemberAdmin>;
  /** What a query reads with in the name of the member whom its key names; undefined of one that reads what visitors do. Missing for visitors. */
  memberReader?: (queryKey: QueryKey) => ReadJson | undefined;
  /** Missing for visitors. */
  guardedImages?: GuardedImages;
  /**
   * Fetches a file of the catalogue as editors work on it: whole. Missing where nobody has signed in. Rejects where what visitors may
   * not know cannot be had: the rest alone must not be saved.
   */
  fetchWhole?: (file: string) => Promise<Response>;
  /** Missing where nobody has signed in, and where no server keeps the catalogue. */
  catalogueServer?: CatalogueServer;
  /** Opens what shows which part of a page comes from which remote. Missing while a page is prerendered. */
  openInspector?: () => void;
  /** The remotes of the site, as the page was rendered with. Missing in shells from before remotes declared themselves. */
  declarations?: readonly RemoteDeclaration[];
  /** What remotes contribute to pages of others. Missing where no remote of the site contributes anything. */
  contributions?: PageContributions;
  /** While a page is prerendered: the pairs of colours that it is drawn in, or undefined of none. Missing in a browser. */
  tints?: Set<string | undefined>;
  /** While a page is prerendered: the images that it shows first. Missing in a browser. */
  firstImages?: FirstImage[];
  /** While a page is prerendered: the chunks of remotes that it is made of (see lazyPage). Missing in a browser. */
  pageChunks?: Set<string>;
  /** While a page is prerendered: the style rules that keep the places of contributions. Missing in a browser. */
  placeRules?: Set<string>;
  /**
   * While a page is prerendered: draws a contribution (`key`) by itself, and resolves to whether that works in time. With the same props
   * it is tried once for a page. Missing in a browser.
   */
  tryContribution?: (key: string, given: object, contribution: ReactNode) => Promise<boolean>;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & { shell?: ShellContext };
  }
}

/** The shell's context as a query function receives it in `meta`. Throws where a client was not made by the shell. */
export function shellContextOf(meta: { shell?: ShellContext } | undefined): ShellContext {
  if (!meta?.shell) throw new Error('The query client carries no shell context');
  return meta.shell;
}

const shellContextOfClient = (client: QueryClient) => shellContextOf(client.getDefaultOptions().queries?.meta);

export const useShellContext = () => shellContextOfClient(useQueryClient());
