import { CONTENT_RATINGS } from '../../domain/content-rating';
import { field, finiteNumber, flag, shape, text, wholeNumber } from './fields';
import { localDay } from './formats';

export const contentRating = wholeNumber(0, CONTENT_RATINGS.length - 1);

export const stageFields = {
  published: field(flag),
  version: field(finiteNumber),
  /** The day from which on it counts as published. */
  releaseAt: field(localDay),
};

export const recordInfoSchema = shape({
  dateAdded: field(localDay),
  dateUpdated: field(localDay),
  contentRating: field(contentRating),
  ...stageFields,
  modelName: field(text),
});
