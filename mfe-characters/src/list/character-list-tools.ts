import { paths } from '@otherfolk/shared/contract/paths';
import { ageText } from '@otherfolk/shared/domain/age';
import { contentRatingName } from '@otherfolk/shared/domain/content-rating';
import { genresOf } from '@otherfolk/shared/domain/tags';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { characterList } from '@otherfolk/shared/kinds/character/character-list';
import { createListTools, type ListTools } from '@otherfolk/shared/ui/list-filters/create-list-tools';
import { ageFacts } from '../detail/age-facts';
import { listTexts } from '../texts/list';

const { columns } = listTexts;

export const listTools: ListTools<CharacterIndexEntry> = createListTools<CharacterIndexEntry>(characterList, {
  nameOf: ({ name }) => name,
  labelOf: ({ variantLabel }) => variantLabel,
  pathOf: ({ coreId, id }) => paths.character(coreId, id),
  columns: [
    { heading: columns.age, cell: ({ ageGrade, ageless }, when) => ageText({ ageGrade, ageless, ...when }) },
    { heading: columns.grade, cell: ({ ageGrade, ageless }, when) => ageFacts({ ageGrade, ageless, ...when })?.grade },
    { heading: columns.genre, cell: ({ tags }) => genresOf(tags).join(', ') },
    { heading: columns.rating, cell: ({ contentRating }) => contentRatingName(contentRating) },
    { heading: columns.added, cell: ({ dateAdded }) => dateAdded },
    { heading: columns.updated, cell: ({ dateUpdated }) => dateUpdated },
  ],
});
