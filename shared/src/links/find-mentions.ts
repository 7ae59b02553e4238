import { createYielder } from '../catalogue/in-slices';
import type { Memo } from '../catalogue/memo';
import { counted, type StartProgress } from '../catalogue/progress';
import { summaryOf } from '../kinds';
import { PLAIN_FOLDERS } from '../kinds/plain-folders';
import type { ReadableItem, SearchItems } from '../search/read-items';
import { type Named, NameFinder, NameIndex, uniqueNames } from './find-names';
import type { Source } from './link-table';
import { linkKey } from './links-files';
import { isRead, livesOf } from './lives-of';

function namesIn(items: SearchItems): Named {
  return [
    ...livesOf(items).flatMap(({ source, merged }) =>
      [merged.name, merged.nameInfo?.fullName, merged.nameInfo?.firstName].map(
        (name) => [source.key, name ?? ''] as const,
      ),
    ),
    ...PLAIN_FOLDERS.flatMap((folder) =>
      items.plain[folder].map(
        ({ entry }) => [linkKey(folder, entry.coreId ?? entry.id), summaryOf(folder, entry).name] as const,
      ),
    ),
  ];
}

interface ItemWithSource extends ReadableItem {
  source: Source;
}

/** The items that can be read, each with its source, in their order. */
function readableItems({ lives, plain }: SearchItems): ItemWithSource[] {
  type Listed = ReadableItem & { entry: { coreId?: string } };
  const withSource = (kind: Source['kind']) => (item: Listed) => ({
    ...item,
    source: { kind, id: item.id, key: linkKey(kind, item.entry.coreId ?? item.id) },
  });
  return [
    ...lives.filter(({ content }) => isRead(content)).map(withSource('characters')),
    ...PLAIN_FOLDERS.flatMap((folder) => plain[folder].map(withSource(folder))),
  ];
}

/** Whom the text of an item names. */
export interface Mentions {
  source: Source;
  keys: string[];
}

interface From {
  hash: (content: string) => string;
  memo: Memo;
  startProgress: StartProgress;
}

/**
 * Finds whom the texts of items name, in the order of the items. What was found in a text is known while neither the text nor a name that
 * may stand in it has changed.
 */
export async function findMentions(items: SearchItems, { hash, memo, startProgress }: From): Promise<Mentions[]> {
  const names = new NameIndex(uniqueNames(namesIn(items)));
  const readable = readableItems(items);
  const mentions: Mentions[] = [];
  const yieldIfDue = createYielder();
  for (const { source, files, readWords, readText } of counted(
    readable,
    startProgress('finding names in texts', readable.length),
  )) {
    const mayStand = names.among((await readWords()).open);
    const find = async () => [...new NameFinder(mayStand).in(await readText())];
    const what = `named of ${hash(JSON.stringify(mayStand))}`;
    mentions.push({ source, keys: mayStand.length === 0 ? [] : await memo.ofFiles(what, files, find) });
    await yieldIfDue();
  }
  return mentions;
}
