import type { RouteObject } from 'react-router-dom';
import { type FixtureFiles, fixtureReader } from './fixture-reader';
import { renderAheadOver } from './render-ahead-over';

/** Prerenders the page of a remote over the fixture catalogue, with `files` laid over it. */
export const renderAhead = (url: string, routes: RouteObject[], files?: FixtureFiles) =>
  renderAheadOver(fixtureReader(files), url, routes);
