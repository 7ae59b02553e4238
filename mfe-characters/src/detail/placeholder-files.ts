import type { QueryClient } from '@tanstack/react-query';
import { isVisible } from '@otherfolk/shared/domain/visibility';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { knownItem } from '@otherfolk/shared/queries/known-item';
import type { CharacterFiles, CharacterRequest } from './load-character';

/** The files of a life, as far as its entry in the list tells them. */
function filesOf(entry: CharacterIndexEntry): CharacterFiles {
  const { id, coreId, name, variantLabel, avatar, images, ageGrade, ageless } = entry;
  const { themeColor, accentColor, themeClass } = entry;
  const { published, version, releaseAt, contentRating, dateAdded, dateUpdated } = entry;
  return {
    core: { id: coreId, name },
    variant: {
      id,
      variantOf: coreId,
      variantLabel,
      styling: { themeColor, accentColor, themeClass },
      images: { avatar, ...images },
      recordInfo: { published, version, releaseAt, contentRating, dateAdded, dateUpdated },
      ageGrade,
      variantOverrides: { variantName: name, ageless },
    },
    selectable: [],
  };
}

/**
 * The content of a life's page until its files have come, where the viewer has seen the life in a list. The name is that of lists: the
 * full name comes with the files.
 */
export function placeholderFiles(
  client: QueryClient,
  { characterId, variantId, viewer, release }: CharacterRequest,
): CharacterFiles | undefined {
  const entry = knownItem(client, characterIndexQuery, ({ id, coreId }) => id === variantId && coreId === characterId);
  return entry && isVisible(entry, viewer, release) ? filesOf(entry) : undefined;
}
