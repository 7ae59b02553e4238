import { GENRES } from '@otherfolk/shared/domain/genres';
import { newIdRules, proposedVariantId } from '@otherfolk/shared/files/id-of-name';

const [DEFAULT_LABEL] = GENRES; // Modern: docs/product.md#editors

/** A genre that is none of the known ones: the label says it. */
const OTHER = 'Other';

const isKnown = (label: string) => GENRES.some((genre) => genre === label);

/** The question for a new variant of a person or plot: the id follows from the label, and the label from the genre, until they are typed. */
export const variantQuestion = (coreId: string, taken: ReadonlySet<string>) => {
  const begun = `${coreId}-`;
  return {
    title: 'Create Variant',
    fields: [
      {
        name: 'genre',
        label: 'Genre',
        value: DEFAULT_LABEL,
        choices: [...GENRES, OTHER].map((genre) => [genre, genre] as const),
        derive: ({ label }: { label: string }) => (label === '' ? DEFAULT_LABEL : isKnown(label) ? label : OTHER),
      },
      {
        name: 'label',
        label: 'Variant label',
        value: DEFAULT_LABEL,
        derive: ({ genre }: { genre: string }) => (genre === OTHER ? '' : genre),
      },
      {
        name: 'id',
        label: 'Variant ID',
        value: begun,
        derive: ({ label }: { label: string }) => (label === '' ? begun : proposedVariantId(coreId, label, taken)),
        complete: (id: string, { label }: { label: string }) =>
          id === begun && label !== '' ? proposedVariantId(coreId, label, taken) : id,
        ...newIdRules(taken),
      },
    ],
  } as const;
};

/** The genre of a variant that was asked for. */
export const genreOf = ({ genre, label }: { genre: string; label: string }): string =>
  genre === OTHER ? label : genre;
