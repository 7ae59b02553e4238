import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { contentRatingName } from '@otherfolk/shared/domain/content-rating';
import { contentVeil } from '@otherfolk/shared/domain/content-veil';
import { firstWords } from '@otherfolk/shared/domain/first-words';
import { type Stage, stageOf } from '@otherfolk/shared/domain/release';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible } from '@otherfolk/shared/domain/visibility';
import type { ItemFolder } from '@otherfolk/shared/kinds';
import type { CardFacts } from '@otherfolk/shared/kinds/descriptor/card-facts';
import { cardFactsOf } from '@otherfolk/shared/kinds/item-cards';

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function contentOf(facts: CardFacts, { viewer, release, isLifted, ...now }: Reader): LinkCardContent | undefined {
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
export const linkCardContent = (folder: ItemFolder, page: unknown, reader: Reader): LinkCardContent | undefined =>
  // Another release of a remote may keep something else under the same key.
  tryOr(() => contentOf(cardFactsOf(folder, page), reader), undefined);
