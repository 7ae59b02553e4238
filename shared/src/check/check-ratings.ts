import { selectValues } from '../catalogue/select-values';
import { entitiesOf } from './content';
import { errorAt } from './finding';
import type { Rule } from './rule';

const RECORDS = [
  ['recordInfo', 'contentRating'],
  ['variantOverrides', 'recordInfo', 'contentRating'],
];

interface Rating {
  path: string;
  rating: number;
}

/** Finds ratings above the one that a catalogue promises to stay below. */
export const ratingsRule: Rule<Rating[]> = {
  extract: ({ json }) =>
    RECORDS.flatMap((pattern) => selectValues(json, pattern)).flatMap(({ path, value }) =>
      typeof value === 'number' ? [{ path, rating: value }] : [],
    ),
  find: (content, of, { maxRating = Infinity }) =>
    entitiesOf(content, ['core', 'variant', 'plot']).flatMap((entity) =>
      of(entity)
        .filter(({ rating }) => rating > maxRating)
        .map(({ path, rating }) =>
          errorAt(
            { file: entity.file, path },
            `rated ${rating}, above ${maxRating}`,
            'Tone the text down, or leave it out',
          ),
        ),
    ),
};
