import { mergedLife } from '../catalogue/merged-life';
import { isEmptyValue } from '../domain/emptiness';
import { DEFAULT_VERSION, type Staged } from '../domain/release';
import type { Content, Entity } from './content';

/** What rules ask of a life: a variant merged with its core. JSON. */
interface LifeOutline {
  stage: string;
  hasText: boolean;
  /** That the person bears in it. */
  names: string[];
}

// An unpublished variant's version says nothing yet, and a new one has 0 in its file but -1 in the core.
export const stageText = ({ published = false, version = DEFAULT_VERSION, releaseAt }: Staged = {}): string => {
  if (published) return `published in version ${version}`;
  return releaseAt ? `published in version ${version} from ${releaseAt} on` : 'not published';
};

export const lifeOutline = ({ recall }: Content, core: Entity<'core'>, variant: Entity<'variant'>): LifeOutline =>
  recall.ofLife('life', core.id, variant.id, () => {
    const { recordInfo, sections, variantName, nameInfo } = mergedLife(core.value, variant.value);
    return {
      stage: stageText(recordInfo),
      hasText: !isEmptyValue(sections),
      names: [variantName, nameInfo?.fullName].filter((name) => name !== undefined),
    };
  });

/** The core whose variant it says that it is, where there is one. */
export const coreOf = ({ cores }: Content, { outline: { character } }: Entity<'variant'>): Entity<'core'> | undefined =>
  cores.get(character?.variantOf ?? '');
