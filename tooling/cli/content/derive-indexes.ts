import { type DerivedText, derivedText } from '@otherfolk/shared/catalogue/derived-text';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import type { Finding } from '@otherfolk/shared/check/finding';
import { livesOf, outlinesOf } from '@otherfolk/shared/check/lives';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { once } from '@otherfolk/shared/domain/once';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../derived/derivation-cache';
import type { OutlinedFiles } from './load-content';

interface DerivedIndex extends DerivedText {
  file: string;
  entries: number;
}

interface DerivedIndexFiles {
  /** What stands in the way: where there is anything, there are no indexes. */
  obstacles: Finding[];
  indexes: DerivedIndex[];
}

/** The indexes of a catalogue. Where `cache` knows them of files that say the same, nothing is put together. */
export async function deriveIndexes(outlined: OutlinedFiles, cache: DerivationCache): Promise<DerivedIndexFiles> {
  const { recall, readJson, load, isUnchanged } = outlined;
  const readLives = async () => livesOf(load().content);
  const lives = await cache.latest(['list of lives'], outlined.version, readLives, isUnchanged);
  const ofLives = outlinesOf(lives, recall, (file) => readJson(file) as JsonRecord);
  const derive = once(() =>
    [...derivedIndexes(load().content)].map(([file, entries]) => ({
      ...{ file, entries: entries.length },
      ...derivedText(fileText(entries), contentHash),
    })),
  );
  const version = contentHash([outlined.version, ...ofLives.map((block) => block.version)].join('\n'));
  const readKnown = async () => {
    const { obstacles } = load();
    const indexes = obstacles.length > 0 ? [] : derive();
    return { obstacles, indexes: indexes.map(({ file, entries, version }) => ({ file, entries, version })) };
  };
  const { obstacles, indexes } = await cache.latest(['indexes'], version, readKnown, isUnchanged);
  const textOf = async (file: string) =>
    (await derive()
      .find((index) => index.file === file)
      ?.text()) ?? '';
  return { obstacles, indexes: indexes.map((index) => ({ ...index, text: () => textOf(index.file) })) };
}
