import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@otherfolk/shared/contract/paths';
import { listen } from '@otherfolk/system/listen';
import { siteHandler } from '../serve/site-handler';
import { writeBigCatalogue } from './big-catalogue';
import { type FacetFigures, measureFacetPresses } from './measure-facet-presses';
import type { BenchWork } from './measure-pages';

/** How many characters the catalogue has beside the shipped ones. */
export const FILTERED_CHARACTERS = 2500;

/** Each run by itself, in the order of measuring. */
export async function measureFacets({ browser, deployment, runs, onRun }: BenchWork): Promise<FacetFigures[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-facets-')));
  try {
    onRun(`writing a catalogue of ${FILTERED_CHARACTERS} characters…`);
    await writeBigCatalogue(folder, { characters: FILTERED_CHARACTERS, locations: 0 });
    const { port, close } = await listen(0, siteHandler({ deployment, folder }));
    try {
      const url = `http://127.0.0.1:${port}${paths.characters}`;
      // A page that is asked for the first time is rendered first.
      await fetch(url);
      const figures: FacetFigures[] = [];
      for (let run = 1; run <= runs; run += 1) {
        onRun(`filters of a long list, run ${run} of ${runs}…`);
        figures.push(await measureFacetPresses(browser, url));
      }
      return figures;
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
