import type { ImageKind } from '../../catalogue/image-paths';
import type { AgeInput } from '../../domain/age';
import type { Visible } from '../../domain/visibility';

/** The content of a link's card; of each field, what came as the data of a page is yet to be looked at. */
export interface CardFacts {
  name: unknown;
  label?: unknown;
  words: unknown;
  /** The first that there is. */
  images: [ImageKind, unknown][];
  themeColor?: unknown;
  accentColor?: unknown;
  record: Visible & { contentRating?: number | undefined };
  /** The facts that the age of a person follows from. */
  age?: Pick<AgeInput, 'ageGrade' | 'ageless'>;
}
