import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { summaryOf } from '@otherfolk/shared/domain/character-summary';
import { contentRatingName } from '@otherfolk/shared/domain/content-rating';
import { contentVeil } from '@otherfolk/shared/domain/content-veil';
import { firstWords } from '@otherfolk/shared/domain/first-words';
import { displayedName, mergeVariant } from '@otherfolk/shared/domain/merge';
import { type Stage, stageOf } from '@otherfolk/shared/domain/release';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible, type Visible } from '@otherfolk/shared/domain/visibility';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import type { CharacterVariant } from '@otherfolk/shared/kinds/character/character-variant-schema';
import type { Location } from '@otherfolk/shared/kinds/location/location-schema';
import type { Plot } from '@otherfolk/shared/kinds/plot/plot-schema';
import type { ItemKind } from './item-link';

export interface CardImage {
  kind: ImageKind;
  file: string;
}

export interface LinkCardContent {
  name: string;
  /** What a rating is called. */
  rating: string | undefined;
  /** All that does not show behind a veil; undefined there. */
  details:
    | {
        label: string;
        words: string;
        stage: Stage;
        image: CardImage | undefined;
        themeColor: string | undefined;
        accentColor: string | undefined;
      }
    | undefined;
}

/** Who looks, and when. */
export interface Reader extends Pick<AgeInput, 'baseAge' | 'today'> {
  viewer: Viewer;
  release: number;
  isLifted: (rating: number) => boolean;
}

/** What the card takes of an item; of each field, what came as the page's data is yet to be looked at. */
interface Facts {
  name: unknown;
  label?: unknown;
  words: unknown;
  images: [ImageKind, unknown][];
  themeColor?: unknown;
  accentColor?: unknown;
  record: Visible & { contentRating?: number | undefined };
  /** Of a person. */
  age?: Pick<AgeInput, 'ageGrade' | 'ageless'>;
}

/** The parts of what pages of items show that their cards need: files of the catalogue, as the schemas let them through. */
interface PageFiles {
  character: { core: CharacterCore; variant: CharacterVariant };
  plot: { plot: Plot };
  location: { location: Location };
}

const factsOf: { [Kind in ItemKind]: (page: PageFiles[Kind]) => Facts } = {
  character: ({ core, variant }) => {
    const merged = mergeVariant(core, variant);
    const { ageGrade, ageless, variantLabel, images, styling, recordInfo, isUnnamed } = merged;
    return {
      name: displayedName(merged),
      label: variantLabel,
      words: summaryOf(merged),
      images: [['avatar', images?.avatar]],
      ...styling,
      record: { ...recordInfo, isUnnamed },
      age: { ageGrade, ageless },
    };
  },
  plot: ({ plot: { title, variantLabel, hook, images, accentColor, recordInfo = {} } }) => ({
    ...{ name: title, label: variantLabel, words: hook, accentColor, record: recordInfo },
    images: [['plotCover', images?.cover]],
  }),
  location: ({ location }) => ({
    name: location.name,
    words: location.summary || location.description,
    // The page shows the banner, so that its size has come with the page's data.
    images: [
      ['locationBanner', location.bannerImage],
      ['locationCover', location.coverImage],
    ],
    themeColor: location.themeColor,
    record: location,
  }),
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function contentOf(facts: Facts, { viewer, release, isLifted, ...now }: Reader): LinkCardContent | undefined {
  const { record, age } = facts;
  const name = textOf(facts.name);
  if (name === '' || !isVisible(record, viewer, release)) return undefined;
  const rating = record.contentRating;
  const veil = contentVeil(rating, age && { ...age, ...now }, rating !== undefined && isLifted(rating));
  const [kind, file] = facts.images.find(([, each]) => textOf(each) !== '') ?? [];
  const details = {
    label: textOf(facts.label),
    words: firstWords(textOf(facts.words)),
    stage: stageOf(record, release),
    image: kind && { kind, file: textOf(file) },
    themeColor: textOf(facts.themeColor) || undefined,
    accentColor: textOf(facts.accentColor) || undefined,
  };
  return { name, rating: contentRatingName(rating), details: veil === 'shown' ? details : undefined };
}

/** What the card of a link says, by what its page shows; undefined where that is not for this reader, or is broken. */
export const linkCardContent = (kind: ItemKind, page: unknown, reader: Reader): LinkCardContent | undefined =>
  // Another release of a remote may keep something else under the same key.
  tryOr(() => contentOf(factsOf[kind](page as never), reader), undefined);
