import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { NO_VARIANT_ID, NO_VARIANT_JSON, unableToLoad } from '@otherfolk/shared/catalogue/character-errors';
import { onceAtATime } from '@otherfolk/shared/catalogue/once-at-a-time';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/catalogue/read-character';
import type { CharacterCore } from '@otherfolk/shared/catalogue/schemas/character-core';
import type { CharacterVariant } from '@otherfolk/shared/catalogue/schemas/character-variant';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { visibleVariants, selectableVariants } from '@otherfolk/shared/domain/variants';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible } from '@otherfolk/shared/domain/visibility';
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

async function orFail<T>(file: Promise<T>, message: string): Promise<T> {
  try {
    return await file;
  } catch (cause) {
    if (!isCatalogueError(cause)) throw cause;
    throw new NotFoundError(message, { cause });
  }
}

/** Whether the two files are one life of one character that this viewer may see. */
function mayBeSeen(core: CharacterCore, variant: CharacterVariant, { viewer, release }: CharacterRequest): boolean {
  const merged = mergeVariant(core, variant);
  const isOwn = variant.variantOf === undefined || variant.variantOf === core.id;
  return isOwn && isVisible({ ...merged.recordInfo, isUnnamed: merged.isUnnamed }, viewer, release);
}

function loadVariant(read: ReadJson, id: string): Promise<CharacterVariant> {
  return orFail(readCharacterVariant(read, id), NO_VARIANT_JSON);
}

async function namedVariant(read: ReadJson, core: CharacterCore, id: string, request: CharacterRequest) {
  const variant = await loadVariant(read, id);
  if (!mayBeSeen(core, variant, request)) throw new NotFoundError(NO_VARIANT_JSON);
  return variant;
}

async function firstVisibleVariant(read: ReadJson, core: CharacterCore, request: CharacterRequest) {
  const { viewer, release, characterId } = request;
  if ((core.variants ?? []).length === 0) throw new NotFoundError(NO_VARIANT_ID);
  for (const { id } of visibleVariants({ variants: core.variants }, viewer, release)) {
    const variant = await loadVariant(read, id);
    if (mayBeSeen(core, variant, request)) return variant;
  }
  throw new NotFoundError(unableToLoad(characterId));
}

/** Of the variants that the core offers, those that turn out not to be for this viewer; one that does not load stays offered. */
async function offeredVariants(read: ReadJson, core: CharacterCore, request: CharacterRequest): Promise<string[]> {
  const offered = selectableVariants({ variants: core.variants }, request.viewer, request.release);
  const seen = await Promise.all(
    offered.map(({ id }) =>
      readCharacterVariant(read, id, () => undefined).then(
        (variant) => mayBeSeen(core, variant, request),
        () => true,
      ),
    ),
  );
  return offered.map(({ id }) => id).filter((_, index) => seen[index]);
}

/**
 * Reads the files of a character page. Rejects with a NotFoundError whose message is the text of docs/product.md#error-texts, the
 * core's first.
 */
export async function loadCharacter(readFile: ReadJson, request: CharacterRequest): Promise<CharacterFiles> {
  const read = onceAtATime(readFile);
  const { characterId, variantId } = request;
  const core = await orFail(readCharacterCore(read, characterId), unableToLoad(characterId));
  const [variant, selectable] = await Promise.all([
    variantId === undefined ? firstVisibleVariant(read, core, request) : namedVariant(read, core, variantId, request),
    offeredVariants(read, core, request),
  ]);
  sanityWarnings(mergeVariant(core, variant)).forEach((warning) => console.warn(warning));
  return { core, variant, selectable };
}
