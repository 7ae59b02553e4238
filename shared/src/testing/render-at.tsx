import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { type FixtureFiles, fixtureReader } from './fixture-reader';
import { loadPages, Site } from './mounted-site';
import { type Circumstances, renderInShell } from './render-in-shell';

export interface Surroundings extends Pick<Circumstances, 'viewer' | 'today'> {
  /** Laid over the fixture catalogue. */
  files?: FixtureFiles;
}

/** Shows the page of a remote at a path of the site, such as `/plots/x`, and waits until it has stopped loading and all of it is drawn. */
export async function renderAt(path: string, routes: RouteObject[], { files, ...others }: Surroundings = {}) {
  await loadPages(routes);
  const mount = path.split(/[/?#]/)[1] ?? '';
  const view = await renderInShell(<Site mount={mount} routes={routes} />, {
    path,
    read: fixtureReader(files),
    ...others,
  });
  if (screen.queryByText('Loading...')) await waitForElementToBeRemoved(() => screen.queryByText('Loading...'));
  await waitFor(() => expect(view.container.querySelector('[aria-busy]')).toBeNull());
  return view;
}
