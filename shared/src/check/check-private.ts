import { selectValues } from '../catalogue/select-values';
import { valueAt } from '../domain/json-value';
import { entitiesOf } from './content';
import { errorAt } from './finding';
import type { Rule } from './rule';

/** Finds what an import has brought as private and somebody has published since. */
export const privateRule: Rule<string[]> = {
  extract: ({ json }) =>
    valueAt(json, ['recordInfo', 'source', 'isPrivate']) === true
      ? [['published'], ['releaseAt'], ['recordInfo', 'published'], ['recordInfo', 'releaseAt']]
          .flatMap((pattern) => selectValues(json, pattern))
          .flatMap(({ path, value }) => (value === true || typeof value === 'string' ? [path] : []))
      : [],
  find: (content, of) =>
    entitiesOf(content).flatMap((entity) =>
      of(entity).map((path) =>
        errorAt(
          { file: entity.file, path },
          'is private where it was imported from, and would be shown',
          'Take the status back, or remove recordInfo.source.isPrivate',
        ),
      ),
    ),
};
