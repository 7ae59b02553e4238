import * as v from 'valibot';
import { list, shape } from '../../catalogue/schemas/fields';
import { id } from '../../catalogue/schemas/formats';
import { withIndexDefaults } from '../../catalogue/schemas/index-defaults';
import { locationListFields } from './location-schema';

const entrySchema = v.pipe(
  shape({ id, ...locationListFields }),
  v.transform((entry) => withIndexDefaults({ ...entry, name: entry.name ?? entry.id })),
);

export const locationIndexSchema = list(entrySchema);

export type LocationIndexEntry = v.InferOutput<typeof entrySchema>;
