import { CatalogueState } from '../catalogue/catalogue-state';
import { lookBeside, type Looking } from '../prerender/look-beside';
import { recoverCatalogue, withCatalogueLock } from '../save/recover-catalogue';
import type { Site } from '../site/site';

/** So often it is tried while others may save. */
const FREE_ATTEMPTS = 2;

/** Marks that the catalogue was changed while it was read. */
const CHANGED = Symbol('changed');

interface OneState<Prepared> {
  site: Site;
  /** Real path. */
  catalogue: string;
  /** A thread that looks at the files of catalogue and site already. */
  looking: Looking;
  /** Reads the catalogue, and prepares what is to be published of it; `isFirst`: for the first time. */
  prepare: (looking: Looking, isFirst: boolean) => Promise<Prepared>;
  /** Throws away what was prepared of a catalogue that has changed meanwhile. */
  discard: (prepared: Prepared) => Promise<void>;
}

async function attempt<Prepared>(
  { catalogue, prepare, discard }: OneState<Prepared>,
  looking: Looking,
  isFirst: boolean,
): Promise<Prepared | typeof CHANGED> {
  const state = await CatalogueState.read(catalogue, await looking.list);
  let prepared: Prepared;
  try {
    prepared = await prepare({ ...looking, list: Promise.resolve(state.list) }, isFirst);
  } catch (error) {
    // Half of a change may be what was wrong.
    if (await state.isUnchanged()) throw error;
    return CHANGED;
  }
  if (await state.isUnchanged()) return prepared;
  await discard(prepared);
  return CHANGED;
}

/**
 * Prepares what is to be published of one state of a catalogue: again where somebody saves meanwhile, and at last while nobody may.
 * Rejects with one sentence, and nothing has changed, where its files change all the same.
 */
export async function prepareOneState<Prepared>(wanted: OneState<Prepared>): Promise<Prepared> {
  const { site, catalogue, looking: first } = wanted;
  const tryIt = async (count: number) => {
    const { folder, records } = site;
    const looking = count === 0 ? first : lookBeside({ catalogue, place: { folder, records } });
    return attempt(wanted, looking, count === 0).finally(looking.stop);
  };
  for (let count = 0; count < FREE_ATTEMPTS; count++) {
    await recoverCatalogue(catalogue);
    const prepared = await tryIt(count);
    if (prepared !== CHANGED) return prepared;
  }
  const prepared = await withCatalogueLock(catalogue, () => tryIt(FREE_ATTEMPTS));
  if (prepared !== CHANGED) return prepared;
  throw new Error(`${catalogue} changes while it is read. Nothing is published: try again when nobody writes there.`);
}
