import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { INDEX_FILES } from '@otherfolk/shared/kinds';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import type { SplitCatalogue } from '../guarded/split-catalogue';
import type { Deployment } from '../site/deployment';
import { collectConsole, printConsoleLines, withAttributedConsole } from './attribute-console';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import { type PublicPages, publicPages } from './public-pages';

/** What pages of remotes are listed by. A remote that reads another file is asked each time. */
const LISTS: readonly string[] = [catalogueFiles.site, ...INDEX_FILES];

interface Known {
  snapshot: Pick<CatalogueSnapshot, 'hashOf'>;
  /** The state of the catalogue that the snapshot is of. */
  split: Pick<SplitCatalogue, 'today' | 'isUnchanged'>;
  cache: DerivationCache;
}

/**
 * The same as `publicPages`, which is known while lists and builds are as they were. Where something was said, or is doubted, it is
 * not known: so it is said each time.
 */
export async function knownPublicPages(
  read: ReadJson,
  { publicPages: ofRemotes, publicPagesVersion: versionOf }: Pick<Deployment, 'publicPages' | 'publicPagesVersion'>,
  { snapshot, split, cache }: Known,
): Promise<PublicPages> {
  if (versionOf === undefined) return publicPages(read, ofRemotes);
  const version = contentHash([versionOf(), split.today, ...LISTS.map((file) => snapshot.hashOf(file))].join('\n'));
  let isCertain = false;
  const list = async () => {
    const asked = new Set<string>();
    const noting: ReadJson = (file) => {
      asked.add(file);
      return read(file);
    };
    const listing = () => collectConsole(() => publicPages(noting, ofRemotes));
    const { result, said } = await withAttributedConsole(listing);
    printConsoleLines(said);
    isCertain = said.length === 0 && result.doubts.length === 0 && [...asked].every((file) => LISTS.includes(file));
    return result;
  };
  const mayKeep = () => isCertain && split.isUnchanged(LISTS) && localDayOf(new Date()) === split.today;
  return cache.latest(['public pages'], version, list, mayKeep);
}
