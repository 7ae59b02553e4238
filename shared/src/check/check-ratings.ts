import type { Content } from './content';
import { errorAt, type Finding } from './finding';
import { selectValues } from './select-values';

const RECORDS = [
  ['recordInfo', 'contentRating'],
  ['variantOverrides', 'recordInfo', 'contentRating'],
];

/** For a catalogue that promises to stay below a rating. */
export function checkRatings({ cores, variants, plots }: Content, maxRating: number): Finding[] {
  return [cores, variants, plots]
    .flatMap((map) => [...map.values()])
    .flatMap(({ file, json }) =>
      RECORDS.flatMap((pattern) => selectValues(json, pattern))
        .filter(({ value }) => typeof value === 'number' && value > maxRating)
        .map(({ path, value }) =>
          errorAt({ file, path }, `rated ${String(value)}, above ${maxRating}`, 'Tone the text down, or leave it out'),
        ),
    );
}
