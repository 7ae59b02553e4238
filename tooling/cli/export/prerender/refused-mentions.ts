import path from 'node:path';
import { MENTIONS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonPath } from '@otherfolk/shared/catalogue/json-path';
import { orNothing } from '@otherfolk/shared/catalogue/or-nothing';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { type AllowedMention, mentionsSchema } from '@otherfolk/shared/catalogue/schemas/mentions';
import { compareWithAllowed } from '@otherfolk/shared/check/allowed-mentions';
import { type HiddenMention, hiddenMentions, type IndexEntry, whoSees } from '@otherfolk/shared/check/hidden-mentions';
import { asOf } from '@otherfolk/shared/domain/as-of';
import { WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import { ITEM_FOLDERS, ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import { indexReaderOf } from '@otherfolk/shared/kinds/item-readers';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import { readBytes } from '../../derive/guarded/file-versions';
import { parsed } from '../../derive/guarded/look-at-files';
import type { SplitCatalogue } from '../../derive/guarded/split-catalogue';

// Whoever lists the pages warns about the indexes.
const silent = () => undefined;

/** What cannot be read of the list allows nothing; `content -- check` says what is wrong with it. */
const allowedMentions = (catalogue: string): AllowedMention[] =>
  parseLeniently(mentionsSchema, parsed(readBytes(path.join(catalogue, MENTIONS_FILE))) ?? []).output ?? [];

const REMEDIES: Record<HiddenMention['kind'], string> = {
  name: `which visitors do not see yet: say it without the name, release it, or allow it in ${MENTIONS_FILE}`,
  id: 'the id of something that visitors do not see yet: say it without the id, or release it',
  image: 'an image of something that visitors do not see yet: say it without the image, or release it',
};

/**
 * What the entries of an index say of who sees their items, today. Undefined without an index, or with one that is broken: then no item is
 * public, and none is hidden.
 */
async function entriesOf(split: SplitCatalogue, folder: ItemFolder): Promise<IndexEntry[] | undefined> {
  const { index } = ITEM_KINDS[folder];
  if (!split.files.has(index)) return undefined;
  const entries = await orNothing(indexReaderOf(folder).parseIndex(split.readJson(index), silent));
  return entries?.map((entry) => asOf(whoSees(entry), split.today));
}

/**
 * A sentence for each place where a public text of the catalogue gives away what is hidden. Files are read one after the other, as far
 * as it is not known what follows from them, so that a large catalogue is never in memory as a whole.
 */
export async function refusedMentions(
  catalogue: string,
  split: SplitCatalogue,
  startProgress?: StartProgress,
): Promise<string[]> {
  const { currentRelease: release } = await readSite(split.reader(WHOLE_VIEW), silent);
  const entries: Partial<Record<ItemFolder, IndexEntry[]>> = {};
  for (const folder of ITEM_FOLDERS) {
    const known = await entriesOf(split, folder);
    if (known) entries[folder] = known;
  }
  const files = [...split.files.keys()].filter((file) => file.endsWith('.json'));
  const mentions = hiddenMentions({
    ...{ release, entries, files, memo: split.memo, ...(startProgress && { startProgress }) },
    readJson: (file) => split.readJson(file),
  });
  const { refused } = compareWithAllowed(mentions, allowedMentions(catalogue));
  return refused.map(
    ({ file, keys, kind, text }) => `data/${file} says at ${jsonPath(keys)} ${text}, ${REMEDIES[kind]}`,
  );
}
