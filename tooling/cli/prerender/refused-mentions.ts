import path from 'node:path';
import { MENTIONS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonPath } from '@otherfolk/shared/catalogue/json-path';
import { orNothing } from '@otherfolk/shared/catalogue/or-nothing';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { readCharacterIndex } from '@otherfolk/shared/catalogue/read-character-index';
import { readLocationIndex } from '@otherfolk/shared/catalogue/read-locations';
import { readPlotVariantIndex } from '@otherfolk/shared/catalogue/read-plots';
import { readSite } from '@otherfolk/shared/catalogue/read-site';
import { type AllowedMention, mentionsSchema } from '@otherfolk/shared/catalogue/schemas/mentions';
import { compareWithAllowed } from '@otherfolk/shared/check/allowed-mentions';
import { type HiddenMention, hiddenMentions } from '@otherfolk/shared/check/hidden-mentions';
import { WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import { contentHash } from '@otherfolk/system/content-hash';
import { readBytes } from '../guarded/file-versions';
import { parsed } from '../guarded/look-at-files';
import type { SplitCatalogue } from '../guarded/split-catalogue';

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
 * A sentence for each place where a public text of the catalogue gives away what is hidden. Files are read one after the other, as far
 * as it is not known what follows from them, so that a large catalogue is never in memory as a whole.
 */
export async function refusedMentions(
  catalogue: string,
  split: SplitCatalogue,
  startProgress: StartProgress,
): Promise<string[]> {
  const read = split.reader(WHOLE_VIEW);
  const { currentRelease: release } = await readSite(read, silent);
  // Without an index, or with one that is broken, no item of a folder is public, and none is hidden.
  const entries = {
    characters: await orNothing(readCharacterIndex(read, silent)),
    plots: await orNothing(readPlotVariantIndex(read, silent)),
    locations: await orNothing(readLocationIndex(read, silent)),
  };
  const files = [...split.files.keys()].filter((file) => file.endsWith('.json'));
  const mentions = hiddenMentions({
    ...{ release, entries, files, hash: contentHash, startProgress },
    ofEach: split.ofEach,
    readJson: (file) => split.readJson(file),
  });
  const { refused } = compareWithAllowed(mentions, allowedMentions(catalogue));
  return refused.map(
    ({ file, keys, kind, text }) => `data/${file} says at ${jsonPath(keys)} ${text}, ${REMEDIES[kind]}`,
  );
}
