import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { CatalogueFacts } from '../catalogue-facts';
import { CatalogueView } from '../catalogue-view';
import { cuttableOf, factsOf } from '../file-facts';

const TODAY = '2026-11-20';

interface Beside {
  release?: number;
  /** Paths of images. */
  images?: string[];
  /** The facts of these files, where several viewers look at them. */
  facts?: CatalogueFacts;
}

export function catalogueFactsOf(files: Record<string, unknown>): CatalogueFacts {
  const json = Object.entries(files).filter(([file]) => file.endsWith('.json'));
  const facts = new Map(json.map(([file, value]) => [file, factsOf(file, value)]));
  return new CatalogueFacts(facts, (file) => cuttableOf(file, files[file]));
}

/** What a viewer with these flags may know of a catalogue, given as JSON values by the paths of the files. */
export function viewOf(
  files: Record<string, unknown>,
  flags: object = {},
  { release = 2, images = [], facts = catalogueFactsOf(files) }: Beside = {},
): CatalogueView {
  return new CatalogueView(
    facts,
    new Set([...Object.keys(files), ...images]),
    { ...VISITOR, ...flags },
    release,
    TODAY,
  );
}
