/** @jest-environment node */
import fc from 'fast-check';
import { VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import { cutFile } from './cut-file';
import { expectViews, views } from './testing/expect-views';
import { type GeneratedCatalogue, generatedCatalogue } from './testing/generated-catalogue';
import type { Files } from './testing/lives-in';
import { catalogueFactsOf, viewOf } from './testing/view-of';

const CATALOGUES = 300;
const TIMEOUT_MS = 120_000;

/** What of a catalogue each kind of viewer may know. */
function cutFor(catalogue: GeneratedCatalogue): Map<ViewName, Files> {
  const facts = catalogueFactsOf(catalogue);
  return new Map(
    views.map((name) => {
      const view = viewOf(catalogue, VIEWERS[name], { facts });
      const seen = Object.keys(catalogue).filter((file) => view.hasFile(file));
      const contents = seen.map((file) => [file, cutFile(view, file, catalogue[file])] as const);
      return [name, new Map(JSON.parse(JSON.stringify(contents)) as typeof contents)];
    }),
  );
}

test(
  'every kind of viewer may know all of any catalogue that he may see, and nothing that tells of the rest',
  () => {
    const holds = fc.property(generatedCatalogue, (catalogue) => expectViews(catalogue, cutFor(catalogue)));
    fc.assert(holds, { numRuns: CATALOGUES });
  },
  TIMEOUT_MS,
);
