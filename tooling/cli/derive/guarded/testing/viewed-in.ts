import { VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import type { DerivationCache } from '../../cache/derivation-cache';
import { SplitCatalogue } from '../split-catalogue';

const views = Object.keys(VIEWERS) as ViewName[];

/** The files of a catalogue for each kind of viewer, the versions of those that are JSON, and what is left of them. */
export async function viewedIn(folder: string, cache: DerivationCache): Promise<unknown> {
  const split = await SplitCatalogue.read(folder, undefined, cache);
  const viewed = async (name: ViewName, file: string) => {
    const isJson = file.endsWith('.json');
    return [file, isJson && (await split.versionOf(name, file)), isJson && (await split.file(name, file))] as const;
  };
  const viewedBy = async (name: ViewName) => {
    const files = [...(await split.filesFor(name))].sort();
    return Promise.all(files.map((file) => viewed(name, file)));
  };
  return Promise.all(views.map(viewedBy));
}
