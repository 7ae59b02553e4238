import { CONTENT_RATINGS } from '../../domain/content-rating';
import { dictionary, field, filledText, finiteNumber, flag, shape, text, wholeNumber } from './fields';
import { localDay } from './formats';

export const contentRating = wholeNumber(0, CONTENT_RATINGS.length - 1);

export const stageFields = {
  published: field(flag),
  version: field(finiteNumber),
  /** The day from which on it counts as published. */
  releaseAt: field(localDay),
};

/** The place where an item was imported from. */
export const sourceSchema = shape({
  /** Tells it again when the same source is imported later. */
  id: filledText,
  /** A digest of each value as it was imported last, by its place: what has another one was edited since. */
  read: field(dictionary(text)),
  /** Whether the source keeps it from readers: it is never published. */
  isPrivate: field(flag),
});

export const recordInfoSchema = shape({
  dateAdded: field(localDay),
  dateUpdated: field(localDay),
  contentRating: field(contentRating),
  ...stageFields,
  modelName: field(text),
  source: field(sourceSchema),
});
