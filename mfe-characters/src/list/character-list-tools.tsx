import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { paths } from '@otherfolk/shared/contract/paths';
import { ageText, calculatedAge } from '@otherfolk/shared/domain/age';
import { contentRatingName } from '@otherfolk/shared/domain/content-rating';
import { characterList } from '@otherfolk/shared/domain/list-filters/character-list';
import { genresOf } from '@otherfolk/shared/domain/tags';
import { createListTools } from '@otherfolk/shared/ui/list-filters/create-list-tools';
import { useAge } from '../base-age/use-age';
import { gradeOf } from '../detail/grade';

const Age = ({ entry }: { entry: CharacterIndexEntry }) => ageText(useAge(entry));
const Grade = ({ entry }: { entry: CharacterIndexEntry }) => gradeOf(calculatedAge(useAge(entry)));

export const ListTools = createListTools<CharacterIndexEntry>(characterList, {
  nameOf: ({ name }) => name,
  pathOf: ({ coreId, id }) => paths.character(coreId, id),
  columns: [
    { heading: 'World', cell: ({ variantLabel }) => variantLabel },
    { heading: 'Age', cell: (entry) => <Age entry={entry} /> },
    { heading: 'Grade', cell: (entry) => <Grade entry={entry} /> },
    { heading: 'Genre', cell: ({ tags }) => genresOf(tags).join(', ') },
    { heading: 'Rating', cell: ({ contentRating }) => contentRatingName(contentRating) },
    { heading: 'Added', cell: ({ dateAdded }) => dateAdded },
    { heading: 'Updated', cell: ({ dateUpdated }) => dateUpdated },
  ],
});
