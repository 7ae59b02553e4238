/** The entry `@otherfolk/remote-kit/testing`: tests of a remote of another repository (docs/adding-a-remote.md). */
import type { ComponentType } from 'react';
import { CatalogueError } from '../catalogue/catalogue-error';
import { DATA_PATH } from '../catalogue/catalogue-files';
import type { ReadJson } from '../catalogue/read-json';
import type { ContributedItem, ContributedPart } from '../contract/extension-points';
import type { RemoteModule } from '../contract/remote-module';
import * as session from '../session/index';
import { signedOut } from '../session/session-store';
import { writeSession } from '../session/writer';
import { loadPages, Site } from './mounted-site';
import { type FirstPages, testContractOver } from './remote-contract-over';
import { type Circumstances, renderInShell } from './render-in-shell';

export type { Circumstances } from './render-in-shell';

/** The session as the remote itself imports it: what a frame writes is what the remote reads. */
export { session };

/** The files of a catalogue by their paths, such as `locations/index.json`, as JSON. */
export type CatalogueFiles = Readonly<Record<string, unknown>>;

/** The frame of a test: the catalogue, and who looks at it when. */
export interface Frame extends Circumstances {
  files?: CatalogueFiles;
}

const SITE = { 'site.json': { name: 'A test site', currentRelease: 1 } };

/** Reads a catalogue that is in memory. Files that it does not have are missing, as on a site. */
export function catalogueOf(files: CatalogueFiles = {}): ReadJson {
  const all: CatalogueFiles = { ...SITE, ...files };
  return async (path) => {
    if (!Object.hasOwn(all, path)) throw new CatalogueError('not-ok', DATA_PATH + path);
    return JSON.parse(JSON.stringify(all[path])) as unknown;
  };
}

const circumstances = ({ files, ...others }: Frame, path: string) => ({ path, read: catalogueOf(files), ...others });

/** Shows a page of a remote at a path of the site, such as `/map`. */
export async function renderPage(remote: RemoteModule, path: string, frame: Frame = {}) {
  const mount = path.split(/[/?#]/)[1] ?? '';
  const routes = remote.mounts[mount] ?? [];
  await loadPages(routes);
  return renderInShell(<Site mount={mount} routes={routes} />, circumstances(frame, path));
}

type ShownPart = 'section' | 'row' | 'panel' | 'field';

/** Loads the code of a contribution, so that it is drawn at once. Throws where the remote has none of that name and kind. */
async function loaded<Part extends ShownPart>({ id, contributions }: RemoteModule, name: string, part: Part) {
  const component: ContributedPart[Part] = contributions?.[name]?.[part];
  if (!component) throw new Error(`The remote '${id}' contributes no ${part} '${name}'.`);
  await (component as { load?: () => Promise<unknown> }).load?.();
  return component;
}

/** Shows a section that a remote contributes to the page of an item. */
export async function renderSection(remote: RemoteModule, name: string, item: ContributedItem, frame: Frame = {}) {
  const Section = await loaded(remote, name, 'section');
  return renderInShell(<Section item={item} />, circumstances(frame, `/${item.kind}/${item.id}`));
}

/** Shows a row of the home page, or a panel of Admin Tools, that a remote contributes. */
export async function renderPart(remote: RemoteModule, name: string, part: 'row' | 'panel', frame: Frame = {}) {
  const Part: ComponentType = await loaded(remote, name, part);
  return renderInShell(<Part />, circumstances(frame, part === 'row' ? '/' : '/admin'));
}

/**
 * Declares the tests that a site puts to a remote, for a file of tests in jest's node environment, as prerendering has no window. `declared`:
 * the content of its otherfolk.json.
 */
export const testRemoteContract = (
  declared: { id: string },
  remote: RemoteModule,
  { files, firstPages }: { files?: CatalogueFiles; firstPages?: FirstPages } = {},
): void => testContractOver(catalogueOf(files), declared, remote, firstPages);

afterEach(() => writeSession(signedOut));
