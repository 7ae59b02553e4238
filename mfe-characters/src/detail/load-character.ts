import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { isNotFound, NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { isValidId } from '@otherfolk/shared/domain/id';
import { selectableVariants, visibleVariants } from '@otherfolk/shared/domain/variants';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible } from '@otherfolk/shared/domain/visibility';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import { NO_VARIANT_ID, NO_VARIANT_JSON, unableToLoad } from '@otherfolk/shared/kinds/character/character-errors';
import type { CharacterVariant } from '@otherfolk/shared/kinds/character/character-variant-schema';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import type { LinksOfItem } from '@otherfolk/shared/links/linked-items';
import { type MergedCharacter, mergedCharacter } from '../merged-character';
import { sanityWarnings } from './sanity-warnings';

export interface CharacterRequest {
  characterId: string;
  /** Missing where the URL names none: then the first visible variant is meant. */
  variantId?: string | undefined;
  viewer: Viewer;
  release: number;
}

export interface CharacterFiles {
  core: CharacterCore;
  variant: CharacterVariant;
  /** Ids of the variants that picker and arrows offer, in their order. */
  selectable: string[];
}

export async function orFail<T>(file: Promise<T>, message: string): Promise<T> {
  try {
    return await file;
  } catch (cause) {
    if (!isCatalogueError(cause)) throw cause;
    throw new NotFoundError(message, { cause });
  }
}

/** One life of a character, and what is wrong with its file. */
interface Life {
  variant: CharacterVariant;
  character: MergedCharacter;
  warnings: string[];
}

/** Reads lives of a character, each of them once. */
export function livesOf(read: ReadJson, core: CharacterCore): (id: string) => Promise<Life> {
  const known = new Map<string, Promise<Life>>();
  const readLife = async (id: string): Promise<Life> => {
    const warnings: string[] = [];
    const variant = await readCharacterVariant(read, id, (warning) => void warnings.push(warning));
    return { variant, character: mergedCharacter(core, variant), warnings };
  };
  return (id) => {
    const life = known.get(id) ?? readLife(id);
    known.set(id, life);
    return life;
  };
}

interface Search {
  core: CharacterCore;
  lifeOf: (id: string) => Promise<Life>;
  request: CharacterRequest;
}

interface LooksFor {
  core: CharacterCore;
  request: Pick<CharacterRequest, 'viewer' | 'release'>;
}

/** Whether it is a life of this character that this viewer may see. */
export function mayBeSeen({ variant, character }: Life, { core, request: { viewer, release } }: LooksFor): boolean {
  const isOwn = variant.variantOf === undefined || variant.variantOf === core.id;
  return isOwn && isVisible({ ...character.recordInfo, isUnnamed: character.isUnnamed }, viewer, release);
}

/** A life that may be shown; the log says what is wrong with its file. */
async function candidate(id: string, { lifeOf }: Search): Promise<Life> {
  const life = await orFail(lifeOf(id), NO_VARIANT_JSON);
  for (const warning of life.warnings) console.warn(warning);
  return life;
}

async function namedLife(id: string, search: Search): Promise<Life> {
  const life = await candidate(id, search);
  if (!mayBeSeen(life, search)) throw new NotFoundError(NO_VARIANT_JSON);
  return life;
}

async function firstVisibleLife(search: Search): Promise<Life> {
  const { core, request } = search;
  const { viewer, release, characterId } = request;
  if ((core.variants ?? []).length === 0) throw new NotFoundError(NO_VARIANT_ID);
  let unreadable: NotFoundError | undefined;
  for (const { id } of visibleVariants({ variants: core.variants }, viewer, release)) {
    try {
      const life = await candidate(id, search);
      if (mayBeSeen(life, search)) return life;
    } catch (error) {
      // A person stays though one life cannot be read: the next one is shown.
      if (!isNotFound(error)) throw error;
      unreadable ??= error;
    }
  }
  throw unreadable ?? new NotFoundError(unableToLoad(characterId));
}

/**
 * The ids of the variants that the core offers and that turn out to be for this viewer; one that does not load stays offered. The files of
 * those are read that the links do not know.
 */
async function offeredVariants(search: Search, links: Promise<Pick<LinksOfItem, 'lives'>>): Promise<string[]> {
  const { core, lifeOf, request } = search;
  const offered = selectableVariants({ variants: core.variants }, request.viewer, request.release);
  const { lives = {} } = await links;
  const isSeen = async (id: string) => {
    if (Object.hasOwn(lives, id)) return lives[id];
    const life = await lifeOf(id).catch(() => undefined);
    return !life || mayBeSeen(life, search);
  };
  const seen = await Promise.all(offered.map(({ id }) => isSeen(id)));
  return offered.map(({ id }) => id).filter((_, index) => seen[index]);
}

/** A reader that asks for each file once, however often it is wanted; for the length of one piece of work. */
export function memoizedReader(read: ReadJson): ReadJson {
  const files = new Map<string, Promise<unknown>>();
  return (path) => {
    const file = files.get(path) ?? read(path);
    files.set(path, file);
    return file;
  };
}

/**
 * Reads the files of a character page. Rejects with a NotFoundError whose message is the text of docs/product.md#error-texts, the
 * core's first. Waits for the links, which say what the page offers beside its heading, and for `loadFamily`.
 */
export async function loadCharacter(
  readFile: ReadJson,
  request: CharacterRequest,
  loadFamily: (familyId: string | undefined) => Promise<void>,
  links: Promise<Pick<LinksOfItem, 'lives'>>,
): Promise<CharacterFiles> {
  const read = memoizedReader(readFile);
  const { characterId, variantId } = request;
  // Asked for together; a failure shows where it is read.
  if (isValidId(variantId)) read(characterKind.file(variantId)).catch(() => undefined);
  const core = await orFail(readCharacterCore(read, characterId), unableToLoad(characterId));
  const search = { core, lifeOf: livesOf(read, core), request };
  const lifeWithFamily = async () => {
    const life = await (variantId === undefined ? firstVisibleLife(search) : namedLife(variantId, search));
    await loadFamily(life.character.family);
    return life;
  };
  const [{ variant, character }, selectable] = await Promise.all([lifeWithFamily(), offeredVariants(search, links)]);
  for (const warning of sanityWarnings(character)) console.warn(warning);
  return { core, variant, selectable };
}
