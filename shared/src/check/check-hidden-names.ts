import { catalogueFiles } from '../catalogue/catalogue-files';
import { jsonPath } from '../catalogue/json-path';
import { parseLeniently } from '../catalogue/parse-leniently';
import { siteSchema } from '../catalogue/schemas/site';
import { VISITOR } from '../domain/viewer';
import { isVisible, type Visible } from '../domain/visibility';
import type { Content } from './content';
import { derivedIndexes } from './derived-indexes';
import { type Finding, warningAt } from './finding';
import { textsIn } from './texts-in';

type Entry = Visible & { id: string; coreId?: string; name?: string; title?: string };

interface Split {
  seen: Entry[];
  hidden: Entry[];
}

const nameOf = ({ name, title }: Entry) => name ?? title ?? '';

/** Whole words, written as in the name; longer names first, so that a text is quoted with all of it. */
function patternOf(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  const escaped = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

function splitIndex(index: unknown, release: number): Split {
  const entries = index as Entry[];
  const isSeen = (entry: Entry) => isVisible(entry, VISITOR, release);
  return { seen: entries.filter(isSeen), hidden: entries.filter((entry) => !isSeen(entry)) };
}

/** The files that visitors read, by what the indexes let them see. */
function publicFiles(content: Content, { characters, plots, locations }: Record<string, Split>): [string, unknown][] {
  const { cores, variants, families } = content;
  const entity = (file: string): [string, unknown] => [file, content.json.get(file)];
  const ids = (split: Split | undefined, key: 'id' | 'coreId') => new Set(split?.seen.map((entry) => entry[key] ?? ''));
  const seenCores = ids(characters, 'coreId');
  const ofCores = [...cores.values()].filter(({ id }) => seenCores.has(id));
  const ofVariants = [...variants.values()].filter(({ id }) => ids(characters, 'id').has(id));
  const familyIds = new Set([...ofCores, ...ofVariants].map(({ value }) => value.family));
  return [
    ...[...ofCores, ...ofVariants].map(({ file }) => entity(file)),
    ...[...families.values()].filter(({ id }) => familyIds.has(id)).map(({ file }) => entity(file)),
    ...[...ids(plots, 'id')].map((id) => entity(catalogueFiles.plotFile(id))),
    ...[...ids(locations, 'id')].map((id) => entity(catalogueFiles.locationFile(id))),
    entity(catalogueFiles.changelog),
    entity(catalogueFiles.site),
  ];
}

/** Texts that visitors read do not give away what is not released yet, or unnamed. */
export function checkHiddenNames(content: Content): Finding[] {
  const release = parseLeniently(siteSchema, content.json.get(catalogueFiles.site) ?? {}).output?.currentRelease;
  if (release === undefined) return [];
  const indexes = derivedIndexes(content);
  const splits = {
    characters: splitIndex(indexes.get(catalogueFiles.characterIndex), release),
    plots: splitIndex(indexes.get(catalogueFiles.plotVariantIndex), release),
    locations: splitIndex(indexes.get(catalogueFiles.locationIndex), release),
  };
  const known = new Set(Object.values(splits).flatMap(({ seen }) => seen.map(nameOf)));
  const names = new Set(Object.values(splits).flatMap(({ hidden }) => hidden.map(nameOf)));
  const pattern = patternOf([...names].filter((name) => name.trim() !== '' && !known.has(name)));
  if (!pattern) return [];
  return publicFiles(content, splits).flatMap(([file, json]) =>
    textsIn(json).flatMap(({ keys, text }) => {
      const [name] = pattern.exec(text) ?? [];
      if (name === undefined) return [];
      const message = `visitors read here of ${name}, which they do not see yet`;
      return [warningAt({ file, path: jsonPath(keys) }, message, 'Say it without the name, or release it')];
    }),
  );
}
