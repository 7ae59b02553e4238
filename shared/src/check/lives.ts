import type { FromFiles } from '../catalogue/from-files';
import { isEmptyValue } from '../domain/emptiness';
import type { JsonRecord } from '../domain/json-record';
import { DEFAULT_VERSION, type Staged } from '../domain/release';
import { characterIndexEntry } from '../kinds/character/character-index-entry';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { mergedLife } from '../kinds/character/merged-life';
import { valueOf } from '../kinds/file-contents';
import type { Content, Entity } from './content';
import { onceForContent } from './once-for-content';

/** A variant with its core; `id`: the ids of both, with a space between; `files`: those of both. */
interface Life extends FromFiles {
  files: readonly [core: string, variant: string];
}

/** What a life says: a variant merged with its core. JSON. */
interface LifeSummary {
  /** The entry of the life in an index. */
  entry: CharacterIndexEntry;
  stage: string;
  hasText: boolean;
  /** The names that the person bears in this life. */
  names: string[];
}

/** A variant that says of no core whose it is may be the life of several. */
const lifeOf = (core: Entity<'core'>, variant: Entity<'variant'>): Life => ({
  id: `${core.id} ${variant.id}`,
  files: [core.file, variant.file],
});

// An unpublished variant's version says nothing yet, and a new one has 0 in its file but -1 in the core.
export const stageText = ({ published = false, version = DEFAULT_VERSION, releaseAt }: Staged = {}): string => {
  if (published) return `published in version ${version}`;
  return releaseAt ? `published in version ${version} from ${releaseAt} on` : 'not published';
};

/** `readJson` gives the object that a file holds. */
function summaryOfLife({ id, files }: Life, readJson: (file: string) => JsonRecord): LifeSummary {
  const [coreId = '', variantId = ''] = id.split(' ');
  const core = valueOf('core', coreId, readJson(files[0]));
  const variant = valueOf('variant', variantId, readJson(files[1]));
  const { recordInfo, sections, variantName, nameInfo } = mergedLife(core, variant);
  return {
    entry: characterIndexEntry(core, variant),
    stage: stageText(recordInfo),
    hasText: !isEmptyValue(sections),
    names: [variantName, nameInfo?.fullName].filter((name) => name !== undefined),
  };
}

/** The core whose variant it says that it is, where there is one. */
export const coreOf = (
  { entities }: Content,
  { summary: { character } }: Entity<'variant'>,
): Entity<'core'> | undefined => entities.core.get(character?.variantOf ?? '');

/** Each variant with the core that it names, or else with those that list it. */
function livesOf(content: Content): Life[] {
  const { core: cores, variant: variants } = content.entities;
  const named = [...variants.values()].flatMap((variant) => {
    const core = coreOf(content, variant);
    return core ? [lifeOf(core, variant)] : [];
  });
  const listed = [...cores.values()].flatMap((core) =>
    [...new Set(core.summary.character?.variants)].flatMap((id) => {
      const variant = variants.get(id);
      return variant && variant.summary.character?.variantOf === undefined ? [lifeOf(core, variant)] : [];
    }),
  );
  return [...named, ...listed];
}

const jsonIn = (content: Content) => (file: string) => content.json.get(file) as JsonRecord;

const summariesById = onceForContent((content) => {
  const lives = livesOf(content);
  const summaries = content.memo.ofEach('lives', lives, (life) => summaryOfLife(life, jsonIn(content)));
  return new Map(lives.map(({ id }, index) => [id, summaries[index]]));
});

export function lifeSummary(content: Content, core: Entity<'core'>, variant: Entity<'variant'>): LifeSummary {
  const life = lifeOf(core, variant);
  return summariesById(content).get(life.id) ?? summaryOfLife(life, jsonIn(content));
}
