import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { paths } from '@otherfolk/shared/contract/paths';
import { ageText } from '@otherfolk/shared/domain/age';
import { contentRatingName } from '@otherfolk/shared/domain/content-rating';
import { characterList } from '@otherfolk/shared/domain/list-filters/character-list';
import { genresOf } from '@otherfolk/shared/domain/tags';
import { createListTools, type ListTools } from '@otherfolk/shared/ui/list-filters/create-list-tools';
import { ageFacts } from '../detail/age-facts';

export const listTools: ListTools<CharacterIndexEntry> = createListTools<CharacterIndexEntry>(characterList, {
  nameOf: ({ name }) => name,
  labelOf: ({ variantLabel }) => variantLabel,
  pathOf: ({ coreId, id }) => paths.character(coreId, id),
  columns: [
    { heading: 'Age', cell: ({ ageGrade, ageless }, when) => ageText({ ageGrade, ageless, ...when }) },
    { heading: 'Grade', cell: ({ ageGrade, ageless }, when) => ageFacts({ ageGrade, ageless, ...when })?.grade },
    { heading: 'Genre', cell: ({ tags }) => genresOf(tags).join(', ') },
    { heading: 'Rating', cell: ({ contentRating }) => contentRatingName(contentRating) },
    { heading: 'Added', cell: ({ dateAdded }) => dateAdded },
    { heading: 'Updated', cell: ({ dateUpdated }) => dateUpdated },
  ],
});
