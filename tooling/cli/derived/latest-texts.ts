import { type DerivedText, textOfJson } from '@otherfolk/shared/catalogue/derived-text';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from './derivation-cache';

interface Latest {
  /** What the files follow from beside their version. */
  from: readonly string[];
  version: string;
  derive: () => Promise<ReadonlyMap<string, object>>;
  /** Whether nothing has changed meanwhile that they were derived from. */
  mayKeep: () => boolean;
}

/** Files that `cache` keeps for their last version alone, as texts which are read from it when somebody asks for them. */
export async function latestTexts(
  cache: DerivationCache,
  { from, version, derive, mayKeep }: Latest,
): Promise<ReadonlyMap<string, DerivedText>> {
  let deriving: Promise<ReadonlyMap<string, string>> | undefined;
  const deriveTexts = async () => {
    const files = [...(await derive())];
    return new Map(files.map(([file, content]) => [file, JSON.stringify(content)] as const));
  };
  const derived = () => (deriving ??= deriveTexts());
  const jsonOf = (file: string) =>
    cache.latestJson([...from, file], version, async () => (await derived()).get(file) ?? 'null', mayKeep);
  const hashes = await cache.latest(
    [...from, 'files'],
    version,
    async () => {
      const texts = await derived();
      for (const file of texts.keys()) await jsonOf(file);
      return [...texts].map(([file, json]) => [file, contentHash(textOfJson(json))] as const);
    },
    mayKeep,
  );
  return new Map(
    hashes.map(([file, hash]) => [file, { version: hash, text: async () => textOfJson(await jsonOf(file)) }]),
  );
}

interface LatestHashes {
  from: readonly string[];
  /** The texts follow from what it names, and from nothing else. */
  version: string;
  /** JSON. */
  derive: () => Promise<ReadonlyMap<string, string>>;
}

/** Files of which `cache` keeps the hashes for their last version alone: their texts are derived where somebody asks for one. */
export async function latestHashes(
  cache: DerivationCache,
  { from, version, derive }: LatestHashes,
): Promise<ReadonlyMap<string, DerivedText>> {
  let deriving: Promise<ReadonlyMap<string, string>> | undefined;
  const derived = () => (deriving ??= derive());
  const textOf = async (file: string) => textOfJson((await derived()).get(file) ?? 'null');
  const hashes = await cache.latest([...from, 'hashes'], version, async () =>
    [...(await derived())].map(([file, json]) => [file, contentHash(textOfJson(json))] as const),
  );
  return new Map(hashes.map(([file, hash]) => [file, { version: hash, text: () => textOf(file) }]));
}
