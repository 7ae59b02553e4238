import type { StartProgress } from '../catalogue/progress';
import { type Recall, valuesOf } from '../catalogue/recall';
import { once } from '../domain/once';
import { summaryOf } from '../kinds';
import { forEachPlainKind, PLAIN_FOLDERS } from '../kinds/plain-folders';
import { eachWord } from '../search/count-words';
import { deriveBlocks, oneByOne } from '../search/item-blocks';
import type { ListedItem, ListedItems, SearchItems } from '../search/read-items';
import { type Named, NameFinder, namesAmong, uniqueNames } from './find-names';
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

interface TextOfItem extends ListedItem {
  source: Source;
}

/** The texts that can be read, each with its source, in the order of the items; `unread`: lives that cannot be read, by their places. */
function textsOf({ lives, plain }: ListedItems, unread: readonly number[]): Record<string, TextOfItem[]> {
  const without = new Set(unread);
  const text = (kind: Source['kind']) => (item: ListedItem) => ({
    ...item,
    source: { kind, id: item.id, key: linkKey(kind, item.coreId) },
  });
  return {
    lives: lives.filter((_, place) => !without.has(place)).map(text('characters')),
    ...forEachPlainKind((folder) => plain[folder].map(text(folder))),
  };
}

/** Whom the text of an item names. */
export interface Mentions {
  source: Source;
  keys: string[];
}

interface From {
  hash: (content: string) => string;
  recall: Recall;
  startProgress: StartProgress;
}

/** The words that everybody reads of these items, as they are compared, each once, with spaces between. */
async function allWords(texts: readonly TextOfItem[]): Promise<string> {
  const words = new Set<string>();
  for (const { readWords } of texts) for (const [word] of eachWord((await readWords()).open)) words.add(word);
  return [...words].join(' ');
}

/**
 * Finds whom the texts of items name, in the order of the items. What was found in a text before is known while neither the text nor a name
 * that may stand in it has changed.
 */
export async function findMentions(items: ListedItems, { hash, recall, startProgress }: From): Promise<Mentions[]> {
  const readNames = once(() =>
    recall.ofItems('unique names', items.versions, async () => uniqueNames(namesIn(await items.withContents()))),
  );
  const { named, unread } = await recall.ofItems('names to find', items.versions, async () => ({
    named: hash(JSON.stringify(await readNames())),
    unread: (await items.withContents()).lives.flatMap(({ content }, place) => (isRead(content) ? [] : [place])),
  }));
  async function derive(texts: readonly TextOfItem[], files: readonly string[]): Promise<string[][]> {
    const words = await recall.versionedOfFiles('all words', files, () => allWords(texts));
    const mayStand = namesAmong(new Set((await words.value()).split(' ')), await readNames());
    const finder = new NameFinder(mayStand);
    const inEach = oneByOne(async ({ readText }: TextOfItem) => [...finder.in(await readText())]);
    const what = `named of ${hash(JSON.stringify(mayStand))}`;
    return (await recall.versionedOfFiles(what, files, () => inEach(texts))).value();
  }
  const mentions: Mentions[] = [];
  for (const [kind, texts] of Object.entries(textsOf(items, unread))) {
    const progress = startProgress(`finding names in ${kind}`, texts.length);
    const blocks = await deriveBlocks({ what: `named ${named}`, items: texts, derive }, recall, progress);
    const found = (await valuesOf(blocks)).flat();
    mentions.push(...texts.map(({ source }, place) => ({ source, keys: found[place] ?? [] })));
  }
  return mentions;
}
