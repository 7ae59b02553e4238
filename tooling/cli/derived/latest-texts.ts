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

type Texts = ReadonlyMap<string, string>;

type Hashes = readonly (readonly [file: string, hash: string])[];

const hashesOf = (texts: Texts): Hashes => [...texts].map(([file, json]) => [file, contentHash(textOfJson(json))]);

type TextOf = (file: string, hash: string) => Promise<string>;

const filesOf = (hashes: Hashes, textOf: TextOf): ReadonlyMap<string, DerivedText> =>
  new Map(hashes.map(([file, version]) => [file, { version, text: () => textOf(file, version) }]));

/** Files that `cache` keeps for their last version alone, as texts which are read from it when somebody asks for them. */
export async function latestTexts(
  cache: DerivationCache,
  { from, version, derive, mayKeep }: Latest,
): Promise<ReadonlyMap<string, DerivedText>> {
  let deriving: Promise<Texts> | undefined;
  const deriveTexts = async () => {
    const files = [...(await derive())];
    return new Map(files.map(([file, content]) => [file, JSON.stringify(content)] as const));
  };
  const derived = () => (deriving ??= deriveTexts());
  const jsonOf = (file: string) =>
    cache.latestJson([...from, file], version, async () => (await derived()).get(file) ?? 'null', mayKeep);
  const deriveHashes = async () => {
    const texts = await derived();
    for (const file of texts.keys()) await jsonOf(file);
    return hashesOf(texts);
  };
  const hashes = await cache.latest([...from, 'files'], version, deriveHashes, mayKeep);
  return filesOf(hashes, async (file) => textOfJson(await jsonOf(file)));
}

interface LatestHashes {
  from: readonly string[];
  /** The texts follow from what it names, and from nothing else. */
  version: string;
  /** JSON. */
  derive: () => Promise<Texts>;
  /** The text of a file as somebody has written it, where that has this hash. */
  written?: (file: string, hash: string) => string | undefined;
}

/** Files of which `cache` keeps the hashes for their last version alone: a text that is not written anywhere is derived, and all with it. */
export async function latestHashes(
  cache: DerivationCache,
  { from, version, derive, written = () => undefined }: LatestHashes,
): Promise<ReadonlyMap<string, DerivedText>> {
  let texts: Promise<Texts> | undefined;
  const derived = () => (texts ??= derive());
  const hashes = await cache.latest([...from, 'hashes'], version, async () => hashesOf(await derived()));
  return filesOf(hashes, async (file, hash) => {
    const known = texts ? undefined : written(file, hash);
    return known ?? textOfJson((await derived()).get(file) ?? 'null');
  });
}
