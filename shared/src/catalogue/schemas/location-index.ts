import * as v from 'valibot';
import { list, shape } from './fields';
import { id } from './formats';
import { withIndexDefaults } from './index-defaults';
import { locationListFields } from './location';

const entrySchema = v.pipe(
  shape({ id, ...locationListFields }),
  v.transform((entry) => withIndexDefaults({ ...entry, name: entry.name ?? entry.id })),
);

export const locationIndexSchema = list(entrySchema);

export type LocationIndexEntry = v.InferOutput<typeof entrySchema>;
