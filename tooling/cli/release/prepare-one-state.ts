import { CatalogueState } from '../derive/catalogue/catalogue-state';
import type { FileList } from '../derive/catalogue/list-files';
import { recoverCatalogue, withCatalogueLock } from '../save/recover-catalogue';

/** The number of attempts while others may save. */
const FREE_ATTEMPTS = 2;

/** Marks that the catalogue was changed while it was read. */
const CHANGED = Symbol('changed');

interface OneState<Prepared> {
  /** Real path. */
  catalogue: string;
  /** Reads the catalogue, which has these files, and prepares what is to be published of it. */
  prepare: (list: FileList) => Promise<Prepared>;
  /** Throws away what was prepared of a catalogue that has changed meanwhile. */
  discard: (prepared: Prepared) => Promise<void>;
}

async function attempt<Prepared>({
  catalogue,
  prepare,
  discard,
}: OneState<Prepared>): Promise<Prepared | typeof CHANGED> {
  const state = await CatalogueState.read(catalogue);
  let prepared: Prepared;
  try {
    prepared = await prepare(state.list);
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
  const { catalogue } = wanted;
  for (let count = 0; count < FREE_ATTEMPTS; count++) {
    await recoverCatalogue(catalogue);
    const prepared = await attempt(wanted);
    if (prepared !== CHANGED) return prepared;
  }
  const prepared = await withCatalogueLock(catalogue, () => attempt(wanted));
  if (prepared !== CHANGED) return prepared;
  throw new Error(`${catalogue} changes while it is read. Nothing is published: try again when nobody writes there.`);
}
