import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { CatalogueFacts } from '../catalogue-facts';
import { CatalogueView } from '../catalogue-view';
import { factsOf } from '../file-facts';

const TODAY = '2026-11-20';

interface Beside {
  release?: number;
  /** Paths of images. */
  images?: string[];
}

/** What a viewer with these flags may know of a catalogue, given as JSON values by the paths of the files. */
export function viewOf(
  files: Record<string, unknown>,
  flags: object = {},
  { release = 2, images = [] }: Beside = {},
): CatalogueView {
  const json = Object.entries(files).filter(([file]) => file.endsWith('.json'));
  const facts = new CatalogueFacts(new Map(json.map(([file, value]) => [file, factsOf(file, value)])));
  return new CatalogueView(
    facts,
    new Set([...Object.keys(files), ...images]),
    { ...VISITOR, ...flags },
    release,
    TODAY,
  );
}
