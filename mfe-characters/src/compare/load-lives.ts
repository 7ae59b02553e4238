import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { isValidId } from '@otherfolk/shared/domain/id';
import { displayedName } from '@otherfolk/shared/domain/merge';
import { visibleVariants } from '@otherfolk/shared/domain/variants';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { unableToLoad } from '@otherfolk/shared/kinds/character/character-errors';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { readCharacterIndex } from '@otherfolk/shared/kinds/character/read-character-index';
import { readFamily } from '@otherfolk/shared/kinds/family/read-family';
import { livesOf, mayBeSeen, memoizedReader, orFail } from '../detail/load-character';
import { type MergedCharacter, mergedCharacter } from '../merged-character';
import { comparedContent, comparedLife, coreAlone } from './compared-content';
import type { ComparedContent, ComparedLife } from './compared-life';

export interface Seeing {
  viewer: Viewer;
  release: number;
}

/** The lives of a character that a viewer may see, and what they have in common. */
export interface Lives {
  id: string;
  name: string;
  core: ComparedContent;
  lives: ComparedLife[];
  /** Labels of lives that cannot be read. */
  unread: string[];
}

const familyReader =
  (read: ReadJson) =>
  async ({ family }: MergedCharacter): Promise<string | undefined> =>
    family ? (await readFamily(read, family))?.name : undefined;

/**
 * Reads every life of a character that the viewer may see, by the rules of its page. Rejects with a NotFoundError, whose message is
 * that of the page, where there is none.
 */
export async function loadLives(readFile: ReadJson, characterId: string, request: Seeing): Promise<Lives> {
  const read = memoizedReader(readFile);
  const core = await orFail(readCharacterCore(read, characterId), unableToLoad(characterId));
  const familyOf = familyReader(read);
  const lifeOf = livesOf(read, core);
  const offered = new Map(
    visibleVariants({ variants: core.variants }, request.viewer, request.release).map(({ id }) => [id, id]),
  );
  for (const { id, label } of core.variants ?? []) if (offered.has(id) && label) offered.set(id, label);
  const unread: string[] = [];
  const found = await Promise.all(
    [...offered].map(async ([id, label]) => {
      try {
        const life = await lifeOf(id);
        if (!mayBeSeen(life, { core, request })) return [];
        return [comparedLife(core, life.character, await familyOf(life.character))];
      } catch (error) {
        if (!isCatalogueError(error)) throw error;
        unread.push(label);
        return [];
      }
    }),
  );
  const lives = found.flat();
  if (lives.length === 0) throw new NotFoundError(unableToLoad(characterId));
  const alone = coreAlone(core);
  const name = displayedName(alone);
  return { id: core.id, name, core: comparedContent(alone, await familyOf(alone)), lives, unread };
}

/** One life of anybody; null where there is none of this id that the viewer may see. */
export async function loadLife(readFile: ReadJson, id: string, request: Seeing): Promise<ComparedLife | null> {
  if (!isValidId(id)) return null;
  const read = memoizedReader(readFile);
  try {
    const variant = await readCharacterVariant(read, id);
    const coreId = variant.variantOf ?? (await readCharacterIndex(read)).find((entry) => entry.id === id)?.coreId;
    if (coreId === undefined) return null;
    const core = await readCharacterCore(read, coreId);
    const character = mergedCharacter(core, variant);
    if (!mayBeSeen({ variant, character, warnings: [] }, { core, request })) return null;
    return comparedLife(core, character, await familyReader(read)(character));
  } catch (error) {
    if (!isCatalogueError(error) || error.kind === 'network') throw error;
    return null;
  }
}
